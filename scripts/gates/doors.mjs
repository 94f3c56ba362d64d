import { isDeepStrictEqual } from 'node:util';
import { packFields, published } from '../lib/publish.mjs';

/** Every door of a published package is also a door of its tarball, and the tarball is built before it is packed. */
export function checkDoors(root) {
  const all = published(root);
  const problems = all.flatMap(({ path, manifest }) => {
    const { files, publishConfig } = packFields(manifest);
    const same = isDeepStrictEqual(manifest.files, files) && isDeepStrictEqual(manifest.publishConfig, publishConfig);
    return same && manifest.scripts?.prepack
      ? []
      : [`${path}/package.json: its doors and those of its tarball differ: run node scripts/doors.mjs`];
  });
  return {
    saw: { packages: all.length, doors: all.reduce((sum, { manifest }) => sum + Object.keys(manifest.exports).length, 0) },
    problems,
  };
}
