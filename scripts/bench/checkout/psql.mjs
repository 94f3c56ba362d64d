import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { join } from 'node:path';
import { postgresBin } from '../../lib/postgres.mjs';

/** One of PostgreSQL's programs; undefined if it is not installed. */
export function pgProgram(name) {
  const file = join(postgresBin() ?? '', name);
  return existsSync(file) ? file : undefined;
}

/** Runs psql with these commands, and with chunks of text as its input. */
export async function psql(url, commands, chunks = []) {
  const args = ['-q', '-v', 'ON_ERROR_STOP=1', ...commands.flatMap((command) => ['-c', command]), url];
  const child = spawn(pgProgram('psql') ?? 'psql', args, { stdio: ['pipe', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (complaint += text));
  const ended = once(child, 'close');
  for (const chunk of chunks) if (!child.stdin.write(chunk)) await Promise.race([once(child.stdin, 'drain'), ended]);
  child.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(complaint);
}
