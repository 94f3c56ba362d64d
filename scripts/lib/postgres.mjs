import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { aptInstall } from './debian.mjs';
import { onPath } from './paths.mjs';
import { must, run } from './sh.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder with the newest PostgreSQL's programs (initdb, postgres); undefined if it is not installed. */
export function postgresBin() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.PG_BIN, ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
  return found ?? onPath('initdb')?.replace(/\/initdb$/, '');
}

/**
 * Starts a temporary cluster on a free port, in its own folder and as a user other than root. Always `stop()` it. `restart(signal)` ends it with
 * SIGQUIT (at once, as a crash), SIGINT (fast) or SIGTERM, and starts it again.
 */
export async function startPostgres() {
  if (!postgresBin()) await aptInstall('postgresql', 'PostgreSQL');
  const bin = postgresBin();
  if (!bin) throw new Error('PostgreSQL was installed, but its initdb was not found.');
  const owner = unprivileged();
  const folder = mkdtempSync(join(temporaryFolder(owner), 'kado-pg-'));
  const [data, socket] = [join(folder, 'data'), join(folder, 'socket')];
  mkdirSync(socket);
  for (const path of [folder, socket]) if (owner.uid !== undefined) chownSync(path, owner.uid, owner.gid);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  let server;
  try {
    const as = { cwd: folder, quiet: true, ...owner };
    const cluster = ['--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--username=kado'];
    await must(join(bin, 'initdb'), ['-D', data, ...cluster], as);
    const port = await freePort();
    const settings = ['listen_addresses=127.0.0.1', `unix_socket_directories=${socket}`, 'fsync=off', 'max_connections=200'];
    const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
    let ended;
    const launch = async () => {
      server = spawn(join(bin, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...owner });
      ended = new Promise((resolve) => server.once('exit', resolve));
      await untilReady(join(bin, 'pg_isready'), port, server);
    };
    const end = (signal) => {
      server.kill(signal);
      return ended;
    };
    const stop = async () => {
      process.off('exit', kill);
      await end('SIGINT');
      remove();
    };
    const restart = async (signal) => {
      await end(signal);
      await launch();
    };
    const kill = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.on('exit', kill);
    await launch();
    return { url: `postgres://kado@127.0.0.1:${port}/postgres`, stop, restart };
  } catch (error) {
    server?.kill('SIGQUIT');
    remove();
    throw error;
  }
}

/** The user for PostgreSQL, which refuses to run as root: for root, the user `postgres`, else `nobody`; empty (the current user) for others. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([known]) => known === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** The first temporary folder that this user can enter: TMPDIR may be private to root, and PostgreSQL opens its files by absolute path. */
export function temporaryFolder({ uid }, candidates = [tmpdir(), '/tmp', '/var/tmp', '/dev/shm']) {
  if (uid === undefined) return tmpdir();
  const found = candidates.find((folder) => existsSync(folder) && canEnter(resolve(folder), uid));
  if (!found)
    throw new Error(`PostgreSQL's user can enter none of ${candidates.join(', ')}: make one of them searchable by others.`);
  return found;
}

/** Whether a user who is not root may search a folder and every folder above it. */
function canEnter(folder, uid) {
  const { mode, uid: owner } = statSync(folder);
  const searchable = (mode & 0o001) !== 0 || (owner === uid && (mode & 0o100) !== 0);
  return searchable && (folder === dirname(folder) || canEnter(dirname(folder), uid));
}

/** The range above the ports that browsers block and below the ports that systems use for outgoing connections. */
const [FIRST, END] = [20_000, 32_768];

/** A free port that no outgoing connection can take. It is random, so that servers that start at the same time get different ports. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, END);
    const probe = createServer();
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening');
      await once(probe.close(), 'close');
      return port;
    } catch (error) {
      if (error.code !== 'EADDRINUSE') throw error;
    }
  }
}

async function untilReady(isReady, port, server) {
  while (server.exitCode === null && server.signalCode === null) {
    const { code } = await run(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)], { quiet: true });
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL ended instead of starting on port ${port}.`);
}
