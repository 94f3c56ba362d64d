import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Variant = 'product' | 'template';
/** A route as its feature registers it. A `guest` route is for people who are not signed in, a `public` one for everybody, an `operator` one only for operators. */
export type Route = { path: string; access: 'guest' | 'public' | 'signed in' | 'operator' };

const ROOT = join(import.meta.dirname, '..', '..');
const read = (...parts: string[]) => readFileSync(join(ROOT, ...parts), 'utf8');

const ACCESS: Record<string, Route['access']> = { guestOnly: 'guest', publicRoute: 'public' };
const ROUTE = /\bpath: '([^']*)',\s*handle(?:: (\w+))?/g;
/** The definition of a guard that several routes use by the name `handle`. */
const SHARED = /^const handle = (\w+)/m;
/** The definition of a guard for operators only. */
const OPERATORS = /^const (\w+) = needs\({ action: 'manage', subject: 'all' }\)/m;

/** The routes in the source of a feature's entry point. Throws if a route is written in a form that the pattern does not match. */
export function routesIn(source: string): Route[] {
  const [, shared = ''] = SHARED.exec(source) ?? [];
  const [, operators = ''] = OPERATORS.exec(source) ?? [];
  const accessOf = (handle: string) => ACCESS[handle] ?? (handle === operators ? 'operator' : 'signed in');
  const routes = [...source.matchAll(ROUTE)].map(([, path = '', handle = shared]) => ({
    path: `/${path}`,
    access: accessOf(handle),
  }));
  const [, list = ''] = /\broutes: (\[\]|\[[\s\S]*?^ {2}\]|\[.*\]),?$/m.exec(source) ?? [];
  const pages = [...list.matchAll(/\blazy: /g)].length;
  if (list === '' || pages !== routes.length)
    throw new Error(`${routes.length} of ${pages} routes were recognised in:\n${source}`);
  return routes;
}

/** Every route of a variant: those of the features that its entry in apps/web lists. */
export function routesOf(variant: Variant): Route[] {
  const entry = read('apps', 'web', 'src', 'variants', `${variant}.ts`);
  const features = [...entry.matchAll(new RegExp(`'@kado/${variant}-([\\w-]+)'`, 'g'))].map(([, name = '']) => name);
  return features.flatMap((name) => routesIn(read('packages', variant, name, 'src', 'index.ts')));
}
