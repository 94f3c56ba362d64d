import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

/** A command that failed; `code` is its exit code. */
export class CommandFailed extends Error {
  constructor(message, code, output) {
    super(message);
    this.code = code;
    this.output = output;
  }
}

/** Running child processes; they get a SIGTERM when this process exits. */
const running = new Set();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/**
 * Runs a command to its end. `quiet` collects the output instead of showing it. Resolves to `{ code, output }`.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean, uid?: number, gid?: number, input?: string }} [options]
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { cwd = ROOT, env = process.env, quiet = false, ...rest } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit', ...rest });
    running.add(child);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code, signal) => {
      running.delete(child);
      resolve({ code: code ?? (signal ? 1 : 0), output });
    });
  });
}

/** Like `run`, but throws CommandFailed if the exit code is not 0. */
export async function must(command, args, options) {
  const result = await run(command, args, options);
  if (result.code !== 0) {
    throw new CommandFailed(
      `${command} ${args.join(' ')} ended with code ${result.code}\n${result.output}`,
      result.code,
      result.output,
    );
  }
  return result.output;
}
