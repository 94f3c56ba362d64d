import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../lib/paths.mjs';

const DIST = join(ROOT, 'apps/web/dist');
const PAGE = /packages\/(product|template)\/([a-z-]+)\/src\/pages\/([a-z-]+)\.tsx$/;

/** The manifest keys of the files that a variant's home page has loaded: boot, app, layout, the modules of a session, and the page. */
const HOMES = {
  product:
    /^index\.html$|^src\/app\/open\.tsx$|packages\/product\/shell\/src\/components\/(?:app-layout|live-)|state\/src\/vault|product\/home\/src\/pages\/home-page|node_modules.*\/axios\//,
  template:
    /^src\/(?:app\/open|app\/open-template|variants\/template)\.tsx?$|packages\/template\/shell\/src\/layouts\/|template\/dashboard\/src\/pages\/store-page/,
};

/** What each further page adds to its variant's home page in kB of gzip, without files that it loads later (charts, dialogs). */
export function pageChunks() {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const closure = (keys, known = new Set()) => {
    for (const key of keys)
      if (manifest[key] && !known.has(key)) {
        known.add(key);
        closure(manifest[key].imports ?? [], known);
      }
    return known;
  };
  const keys = Object.keys(manifest);
  const homeOf = (test) => closure(keys.filter((key) => test.test(key)));
  const homes = { product: homeOf(HOMES.product), template: homeOf(HOMES.template) };
  const weigh = (parts) =>
    parts.reduce((sum, key) => sum + gzipSync(readFileSync(join(DIST, manifest[key].file)), { level: 9 }).length, 0);
  return keys
    .filter((key) => PAGE.test(key))
    .map((key) => {
      const [, variant, feature, page] = PAGE.exec(key);
      const own = [...closure([key])].filter((part) => !homes[variant].has(part) && manifest[part].file.endsWith('.js'));
      return { name: `${variant}/${feature}/${page}`, gzip: Math.round(weigh(own) / 100) / 10 };
    });
}
