import { execFile, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createDatabase, kindOf, type OwnDatabase } from './database.ts';

const ENTRY = join(import.meta.dirname, '..', '..', 'apps', 'api', 'dist', 'server.js');
/** Compiles the embedded database only with the baseline compiler: a test's server runs too briefly for optimised code to save time. */
const FLAGS = ['--liftoff-only'];
const COMMANDS = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'commands');
const READY_MS = 120_000;

export type Server = {
  /** The origin of both the page and /api/v1. */
  url: string;
  database: OwnDatabase;
  /** The process's output so far, for tests that search logs for secrets. */
  log(): string;
  /** Ends the process and keeps the data folder. SIGKILL simulates a crash. */
  end(signal?: NodeJS.Signals): Promise<void>;
  /** Runs a command on the server's data while the process is ended, for example `operator-add`. */
  command(name: string, ...args: string[]): Promise<void>;
  /** Starts the process again with the same data and address. */
  restart(env?: Record<string, string>): Promise<void>;
  /** Ends the process and removes its data. */
  stop(): Promise<void>;
};

/** Starts the real server with its own database, data folder and port. `env` overrides settings. */
export async function startServer(env: Record<string, string> = {}, given?: string): Promise<Server> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'kado-e2e-')));
  const database = await createDatabase(kindOf(env), folder);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    HOST: '127.0.0.1',
    KADO_ORIGIN: url,
    KADO_DATA_DIR: folder,
    ...database.settings,
    KADO_SUBMIT_DELAY_SECONDS: '1',
    // All tests come from one IP address, so they must not exhaust each other's rate limits.
    KADO_WRONG_PINS_PER_PREFIX: '1000',
    KADO_REGISTRATIONS_PER_PREFIX: '1000',
    KADO_RECOVERIES_PER_PREFIX: '1000',
    KADO_MESSAGES_PER_PREFIX: '1000',
  };
  let output = '';
  let running = launch({ ...settings, ...env }, (text) => (output += text));
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    running.child.kill(signal);
    await running.ended;
  };
  const stop = async () => {
    await end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  const command = async (name: string, ...args: string[]) => {
    const run = promisify(execFile);
    await run(process.execPath, [...FLAGS, join(COMMANDS, `${name}.ts`), ...args], { env: { ...process.env, ...settings } });
  };
  const ready = () => untilReady(url, running, () => output);
  const restart = async (changed: Record<string, string> = {}) => {
    running = launch({ ...settings, ...env, ...changed }, (text) => (output += text));
    await ready();
  };
  try {
    await ready();
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, database, log: () => output, end, command, restart, stop };
}

type Running = ReturnType<typeof launch>;

function launch(env: Record<string, string>, onText: (text: string) => void) {
  const child = spawn(process.execPath, [...FLAGS, ENTRY], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onText);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return { child, ended };
}

async function untilReady(url: string, { child }: Running, output: () => string) {
  const end = Date.now() + READY_MS;
  while (Date.now() < end && child.exitCode === null) {
    const response = await fetch(`${url}/api/v1/ready`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not become ready.\n${output()}`);
}

/** The range above the ports that browsers block and below the ports that systems use for outgoing connections. */
const [FIRST, END] = [20_000, 32_768];

/** A free port that no outgoing connection can take. It is random, so that servers that start at the same time get different ports. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, END);
    const probe = createServer();
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening');
      await once(probe.close(), 'close');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
