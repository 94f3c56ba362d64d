import { isDeepStrictEqual } from 'node:util';
import { packFields, published } from '../lib/publish.mjs';

/** Every entry point of a published package must also be in its tarball, and `prepack` must build it. */
export function checkEntryPoints(root) {
  const all = published(root);
  const problems = all.flatMap(({ path, manifest }) => {
    const { files, publishConfig } = packFields(manifest);
    const same = isDeepStrictEqual(manifest.files, files) && isDeepStrictEqual(manifest.publishConfig, publishConfig);
    return same && manifest.scripts?.prepack
      ? []
      : [`${path}/package.json: its entry points and those of its tarball differ: run node scripts/pack-fields.mjs`];
  });
  return {
    examined: {
      packages: all.length,
      'entry points': all.reduce((sum, { manifest }) => sum + Object.keys(manifest.exports).length, 0),
    },
    problems,
  };
}
