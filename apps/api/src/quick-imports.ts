import { enableCompileCache, registerHooks, type ResolveFnOutput } from 'node:module';
import { join } from 'node:path';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/kado/code');
const LARGE = 'drizzle-orm';
const INSIDE = /\/node_modules\/drizzle-orm\/.+\.js$/;

/**
 * Half of a start was Node reading code. What it compiled, types taken out, is kept beside the installed packages; a folder that
 * cannot be written changes nothing. And whenever drizzle is imported, or one of its files imports another, Node parses its package.json
 * anew, which names 447 exports: each of its doors is looked up once, and what they import from beside themselves not at all.
 * To be called before anything is imported.
 */
export function quickImports(): void {
  enableCompileCache(CACHE);
  const doors = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL && INSIDE.test(context.parentURL))
        return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
      if (!specifier.startsWith(LARGE)) return next(specifier, context);
      const door = doors.get(specifier) ?? next(specifier, context);
      doors.set(specifier, door);
      return { ...door, shortCircuit: true };
    },
  });
}
