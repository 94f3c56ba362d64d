import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { onPath, ROOT } from './paths.mjs';
import { CommandFailed, run } from './sh.mjs';

const NEEDED_NODE = 24;

/** The workspace's pnpm, else the one on the PATH, else npx: [command, ...first arguments]. */
export function pnpmCommand(root = ROOT) {
  const own = join(root, 'node_modules', '.bin', 'pnpm');
  if (existsSync(own)) return [own];
  const found = onPath('pnpm');
  return found ? [found] : ['npx', '-y', 'pnpm@12'];
}

/** Installs exactly the lockfile's versions and throws if that fails, so that nothing runs on an outdated install. */
export async function install(root = ROOT) {
  const [command, ...first] = pnpmCommand(root);
  const { code, output } = await run(command, [...first, 'install', '--frozen-lockfile'], { cwd: root, quiet: true });
  if (code === 0) return;
  throw new CommandFailed(`The install failed, so nothing was started.\n${output.trim()}`, code, output);
}

/** An environment whose PATH starts with a folder's tools. */
export const toolsOf = (folder, env) => ({ ...env, PATH: [join(folder, 'node_modules', '.bin'), env.PATH].join(delimiter) });

/** The environment of all other commands: the pinned tools come first on the PATH, and the version of `node` is checked. */
export async function pinnedEnv(root = ROOT) {
  const env = toolsOf(root, process.env);
  env.TURBO_TELEMETRY_DISABLED = '1';
  env.DO_NOT_TRACK = '1';
  env.NODE_NO_WARNINGS ??= '1';
  const node = onPath('node', env.PATH);
  const { output } = await run(node ?? 'node', ['--version'], { cwd: root, env, quiet: true });
  const major = Number(/^v(\d+)\./.exec(output)?.[1]);
  if (!(major >= NEEDED_NODE)) {
    throw new Error(
      `Node ${NEEDED_NODE} is needed, but ${node ?? 'node'} is ${output.trim() || 'missing'}. ` +
        'On Linux (x64, arm64) the install brings it; elsewhere install the version that .nvmrc names.',
    );
  }
  return env;
}

/** Reads the settings of .env, if there is one, into the environment; existing variables win. */
export function readSettings(root = ROOT) {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile?.(file);
}
