import { wordsByLanguage } from '@kado/i18n/vite';
import { minifySync, type Plugin } from 'vite';
import { firstPaint } from '../src/boot/first-paint.ts';

/** Vite plugin: puts `firstPaint` into index.html as its inline script. */
export const inlineFirstPaint = (packages: string): Plugin => ({
  name: 'kado-first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => {
      const labels = wordsByLanguage(packages).map(([lng, { common }]) => {
        const { state } = common as { state: { loading: string } };
        return [lng, state.loading];
      });
      const call = `(${String(firstPaint)})(${JSON.stringify(Object.fromEntries(labels))});`;
      return html.replace('__KADO_FIRST_PAINT__', () => minifySync('first-paint.js', call).code.trim());
    },
  },
});
