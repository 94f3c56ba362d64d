import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { wordsByLanguage } from '@kado/i18n/vite';
import { minifySync, type Plugin } from 'vite';
import { firstPaint } from '../src/boot/first-paint.ts';

/** Vite plugin: puts `firstPaint` into index.html as its inline script. */
export const inlineFirstPaint = (packages: string): Plugin => ({
  name: 'kado-first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const labels = wordsByLanguage(packages).map(([lng, { common }]) => [lng, (common as Common).state.loading]);
      const variants = readdirSync(join(import.meta.dirname, '../src/variants')).map((file) => basename(file, '.ts'));
      const values = [Object.fromEntries(labels), variants.length === 1 ? variants[0] : undefined];
      const call = `(${String(firstPaint)})(${values.map((value) => JSON.stringify(value)).join()});`;
      return html.replace('__KADO_FIRST_PAINT__', () => minifySync('first-paint.js', call).code.trim());
    },
  },
});

type Common = { state: { loading: string } };
