import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/paths.mjs';
import { hasCss, packFields, published, sharedFields } from '../lib/publish.mjs';
import { must } from '../lib/sh.mjs';
import { pinnedEnv } from '../lib/toolchain.mjs';

/** Writes the fields that `pnpm pack` and a registry need (files, publishConfig, prepack, repository, engines) into the package.json of every published package. */
export async function packFieldsOfAll() {
  const all = published(ROOT);
  for (const { folder, path, manifest } of all) {
    const up = path
      .split('/')
      .map(() => '..')
      .join('/');
    const scripts = { ...manifest.scripts, prepack: `node ${up}/scripts/run.mjs build-dist` };
    const shared = sharedFields(ROOT, path);
    const { name, version, description, ...rest } = manifest;
    const fields = packFields(manifest, { css: hasCss(folder) });
    const next = { name, version, description, ...shared, ...rest, ...shared, scripts, ...fields };
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(next, null, 2)}\n`);
  }
  await must(
    'oxfmt',
    all.map(({ folder }) => join(folder, 'package.json')),
    { env: await pinnedEnv(), quiet: true },
  );
}
