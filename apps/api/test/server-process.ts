import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { NO_PREFIX_LIMITS } from '../src/testing/env.ts';

export { freePort } from '../src/testing/free-port.ts';

const SERVER = join(import.meta.dirname, '../dist/server.js');
/** Test processes are too short for the optimised code of the embedded database to save time. */
export const FLAGS = ['--liftoff-only'];

/** The compile cache of Node.js, because tests start the same server hundreds of times. */
const COMPILED = join(tmpdir(), 'kado-test-compiled');

/** The server as a separate process, which a test can kill and restart. */
export class ServerProcess {
  readonly url: string;
  readonly #env: Record<string, string>;
  readonly #flags: readonly string[];
  #child: ChildProcess | undefined;
  #ended: Promise<number | null> = Promise.resolve(null);
  #output = '';

  /** `flags` are options for Node; a measurement passes none. */
  constructor(port: number, env: Record<string, string>, flags: readonly string[] = FLAGS) {
    this.url = `http://127.0.0.1:${port}`;
    this.#flags = flags;
    const { PATH = '' } = process.env;
    this.#env = { PATH, PORT: String(port), KADO_DEMO: '0', NODE_COMPILE_CACHE: COMPILED, ...NO_PREFIX_LIMITS, ...env };
  }

  /** The output since the last start. */
  output(): string {
    return this.#output;
  }

  /** Resolves when the output matches the pattern. */
  async untilOutput(pattern: RegExp): Promise<void> {
    while (!pattern.test(this.#output)) await once(this.#child!.stdout!, 'data');
  }

  /** Its exit code; null after a signal. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  launch(): void {
    this.#output = '';
    const child = spawn(process.execPath, [...this.#flags, SERVER], {
      env: this.#env,
      cwd: this.#env['KADO_DATA_DIR'],
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (this.#output += text));
    this.#ended = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
    this.#child = child;
  }

  /** Starts the server and returns the milliseconds until it is ready; throws its output if it ends before that. */
  async start(): Promise<number> {
    const begin = performance.now();
    this.launch();
    const ready = this.untilOutput(/Kado is ready/);
    const ended = this.#ended.then(() => Promise.reject(new Error(this.#output)));
    await Promise.race([ready, ended]);
    return performance.now() - begin;
  }

  /** Sends a signal, without waiting for the end. */
  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    this.#child?.kill(signal);
    await this.#ended;
  }
}
