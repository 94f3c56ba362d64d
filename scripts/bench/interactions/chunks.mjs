import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../../lib/paths.mjs';

const DIST = join(ROOT, 'apps/web/dist');
const PAGE = /packages\/template\/([a-z-]+)\/src\/(?:pages|screens)\/([a-z-]+)\.tsx$/;

/** The modules that every page of the template loads (the app, the variant and its layout), by their keys in the manifest. */
const FRAME = /^src\/(?:app\/open|app\/open-template|variants\/template)\.tsx?$|packages\/template\/shell\/src\/layouts\//;

/** What each page of the template adds to the frame in kB of gzip, without files that it loads later (charts, dialogs). */
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
  const frame = closure(Object.keys(manifest).filter((key) => FRAME.test(key)));
  const weigh = (keys) =>
    keys.reduce((sum, key) => sum + gzipSync(readFileSync(join(DIST, manifest[key].file)), { level: 9 }).length, 0);
  return Object.keys(manifest)
    .filter((key) => PAGE.test(key))
    .map((key) => {
      const [, feature, page] = PAGE.exec(key);
      const own = [...closure([key])].filter((part) => !frame.has(part) && manifest[part].file.endsWith('.js'));
      return { name: `${feature}/${page}`, gzip: Math.round(weigh(own) / 100) / 10 };
    });
}
