import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandFiles, brandPictures } from '../lib/brand-files.mjs';
import { needChromium } from '../lib/chromium.mjs';
import { ROOT } from '../lib/paths.mjs';
import { must } from '../lib/sh.mjs';
import { pinnedEnv } from '../lib/toolchain.mjs';

/** Writes every file that contains the brand from its two sources, packages/ui/src/tokens/brand.ts (name, colours) and packages/ui/src/icons/mark.svg. */
export async function brand() {
  const env = await pinnedEnv();
  await must('node', ['packages/ui/scripts/write-tokens.ts'], { env });
  const files = await brandFiles(ROOT);
  for (const [path, text] of Object.entries(files)) writeFileSync(join(ROOT, path), text);

  const chromium = await needChromium();
  const folder = mkdtempSync(join(tmpdir(), 'kado-brand-'));
  try {
    for (const { path, width, height, html } of await brandPictures(ROOT)) {
      const page = join(folder, 'picture.html');
      writeFileSync(page, html);
      const flags = ['--headless', '--no-sandbox', '--hide-scrollbars', `--user-data-dir=${join(folder, 'profile')}`];
      await must(chromium, [...flags, `--window-size=${width},${height}`, `--screenshot=${join(ROOT, path)}`, `file://${page}`], {
        env,
        quiet: true,
      });
      if (readFileSync(join(ROOT, path)).length === 0) throw new Error(`${path} is empty`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  await must('oxfmt', ['apps/web/index.html', 'apps/web/public/manifest.webmanifest', 'packages/ui/src'], { env, quiet: true });
  console.log(
    'Written: tokens.css, mark-paths.ts, both mark.svg, manifest.webmanifest, index.html and four pictures. Mails and the API page carry no colour of the brand.',
  );
}
