import { enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/kado/code');
const LARGE = /\/node_modules\/drizzle-orm\/.+\.js$/;

/**
 * Half of a start was Node reading code. What it compiled, types taken out, is kept beside the installed packages; a folder that
 * cannot be written changes nothing. And for every file of drizzle Node parses its package.json anew, which names 1,000 exports:
 * the files that drizzle imports from beside itself are told to be modules without it. To be called before anything is imported.
 */
export function quickImports(): void {
  enableCompileCache(CACHE);
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('.') && context.parentURL && LARGE.test(context.parentURL) && specifier.endsWith('.js')
        ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
        : next(specifier, context),
  });
}
