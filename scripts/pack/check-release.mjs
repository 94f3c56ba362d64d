import { must } from '../lib/sh.mjs';
import { pnpmCommand } from '../lib/toolchain.mjs';
import { problemsIn } from './checks.mjs';
import { packAll } from './tarballs.mjs';

/** Packs every published package into a folder, prints its name, version and size, and throws a list of the problems found. */
export async function checkRelease(folder, env) {
  const tarballs = await packAll(folder, env);
  const [pnpm, ...first] = pnpmCommand();
  const problems = [];
  for (const { name, version, file, bytes } of tarballs) {
    await must(pnpm, [...first, 'publish', file, '--dry-run', '--no-git-checks'], { cwd: folder, env, quiet: true });
    const found = await problemsIn(file);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
    console.log(
      `   ${name.padEnd(20)} ${version.padEnd(8)} ${(bytes / 1024).toFixed(1).padStart(7)} kB  ${found.length} problems`,
    );
  }
  if (tarballs.length === 0) throw new Error('No package would be published.');
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return tarballs;
}
