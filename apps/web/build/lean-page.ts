import { minifySync, type Plugin } from 'vite';
import { ofPages } from './bundle.ts';

const SCRIPT = /(<script(?![^>]*\ssrc=)[^>]*>)(.+?)(<\/script>)/gs;

const leanScript = (code: string): string => {
  const { code: lean, errors } = minifySync('inline.js', code);
  if (errors.length > 0) throw new Error(`A script of the page cannot be read: ${errors[0]?.message}`);
  return lean.trim();
};

/** A page without what is written in it for people. */
export const leanPage = (html: string): string =>
  html
    .replaceAll(SCRIPT, (_, open: string, code: string, close: string) => open + leanScript(code) + close)
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/\n\s*/g, '\n');

/** Vite plugin: a page as lean as its scripts. What is larger than a server may send at once costs a poor line one more round trip. */
export const leanPages = (): Plugin => ({
  name: 'kado-lean-pages',
  apply: ofPages,
  transformIndexHtml: { order: 'post', handler: leanPage },
});
