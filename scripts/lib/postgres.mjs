import { spawn } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptInstall } from './debian.mjs';
import { onPath } from './paths.mjs';
import { must, run } from './sh.mjs';

const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs (initdb, postgres), the newest of several; undefined when there is none. */
export function postgresBin() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env.PG_BIN, ...versions.map((version) => join(DEBIAN, version, 'bin'))];
  const found = folders.find((folder) => folder && existsSync(join(folder, 'initdb')));
  return found ?? onPath('initdb')?.replace(/\/initdb$/, '');
}

/** A throw-away cluster on a free port, in its own temporary folder, as a user that is not root. Always `stop()` it. */
export async function startPostgres() {
  if (!postgresBin()) await aptInstall('postgresql', 'PostgreSQL');
  const bin = postgresBin();
  if (!bin) throw new Error('PostgreSQL was installed, but its initdb is nowhere to be found.');
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'kado-pg-'));
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
    server = spawn(join(bin, 'postgres'), args, { cwd: folder, stdio: 'ignore', ...owner });
    const ended = new Promise((resolve) => server.once('exit', resolve));
    const stop = async () => {
      process.off('exit', kill);
      server.kill('SIGINT');
      await ended;
      remove();
    };
    const kill = () => {
      server.kill('SIGQUIT');
      remove();
    };
    process.on('exit', kill);
    await untilReady(join(bin, 'pg_isready'), port, server);
    return { url: `postgres://kado@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    server?.kill('SIGQUIT');
    remove();
    throw error;
  }
}

/** PostgreSQL refuses root: the package's own user, else nobody. An ordinary user stays who they are. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].map((name) => users.find(([known]) => known === name)).find(Boolean);
  if (!user) throw new Error('PostgreSQL cannot run as root, and there is neither a user postgres nor nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

/** A port that nobody listens on right now. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

async function untilReady(isReady, port, server) {
  const end = Date.now() + 30_000;
  while (Date.now() < end && server.exitCode === null) {
    const { code } = await run(isReady, ['-q', '-h', '127.0.0.1', '-p', String(port)], { quiet: true });
    if (code === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`PostgreSQL did not start on port ${port}.`);
}
