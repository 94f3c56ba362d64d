import { onPath } from './paths.mjs';
import { run } from './sh.mjs';

/** Installs a Debian package as root or with sudo; if neither works, throws with the command to run. */
export async function aptInstall(name, what) {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${name}`;
  const root = process.getuid?.() === 0;
  const hint = `${what} is missing. Run this as root, then try again:\n  ${command}`;
  if (!onPath('apt-get') || (!root && !onPath('sudo'))) throw new Error(hint);
  console.log(`${what} is missing: installing Debian's ${name} …`);
  const [shell, ...first] = root ? ['sh'] : ['sudo', '-n', 'sh'];
  const { code, output } = await run(shell, [...first, '-c', command], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    quiet: true,
  });
  if (code !== 0) throw new Error(`${output.trim().split('\n').slice(-5).join('\n')}\n${hint}`);
}
