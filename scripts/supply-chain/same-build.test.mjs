import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { installedCopy } from '../lib/installed-copy.mjs';

/** The hash of every file of the built web app. */
function hashesOf(root) {
  const dist = join(root, 'apps/web/dist');
  const files = globSync('**/*', { cwd: dist, withFileTypes: true }).filter((each) => each.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
  return Object.fromEntries(
    paths.map((path) => [path.slice(dist.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

it('S6 two builds in different folders give the same files', async () => {
  const copies = [await installedCopy(), await installedCopy()];
  try {
    for (const { must } of copies)
      await must('turbo', 'run', 'build', '--filter=@kado/web', '--force', '--output-logs=errors-only');
    const [one, two] = copies.map(({ root }) => hashesOf(root));
    expect(Object.keys(one).length).toBeGreaterThan(200);
    expect(two).toEqual(one);
  } finally {
    for (const { remove } of copies) remove();
  }
}, 600_000);
