import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@kado/contracts';
import { wordsByLanguage } from '@kado/i18n/vite';
import { minifySync, type Plugin } from 'vite';
import { firstPaint } from '../src/boot/first-paint.ts';

type Common = { state: { loading: string } };
/** Vite plugin: puts `firstPaint` into index.html as its inline script. */
export const inlineFirstPaint = (packages: string): Plugin => ({
  name: 'kado-first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const labels = wordsByLanguage(packages).map(([lng, { common }]) => [lng, (common as Common).state.loading]);
      const [variant, other] = readdirSync(join(import.meta.dirname, '../src/variants'));
      const only = other === undefined ? variant?.replace('.ts', '') : undefined;
      const rtl = LANGUAGES.filter((language) => language.rtl).map(({ code }) => code);
      const call = `(${String(firstPaint)})(...${JSON.stringify([Object.fromEntries(labels), rtl, only])});`;
      return html.replace('__KADO_FIRST_PAINT__', () => minifySync('first-paint.js', call).code.trim());
    },
  },
});
