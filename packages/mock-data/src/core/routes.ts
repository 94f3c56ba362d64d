import type { Args } from './args.ts';

/** Answers one call; `params` are the parts of its path that the route names. */
type RouteAnswer = (request: Request, params: Args) => Promise<Response>;

/** One call that the backend knows: a method, a path from the origin's root (`:name` stands for one part of it), and what answers. */
export interface MockRoute {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  path: string;
  answer: RouteAnswer;
}

/** A route that fits a call, with the parts of the path that it names. */
interface FoundRoute {
  route: MockRoute;
  params: Readonly<Record<string, string>>;
}

/** Finds the route of a call: undefined where there is none. */
export type RouteTable = (method: string, path: string) => FoundRoute | undefined;

/** The text without its percent signs' meaning; what is no valid one stays as it is. */
function decoded(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const isName = (part: string): boolean => part.startsWith(':');
const keyOf = (method: string, rest: string | number): string => `${method.toUpperCase()} ${rest}`;

/** The named parts of a path where its other parts are the route's. */
function paramsOf(wanted: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const params: Record<string, string> = {};
  for (const [place, name] of wanted.entries()) {
    const part = decoded(parts[place] ?? '');
    if (isName(name) ? part === '' : part !== name) return undefined;
    if (isName(name)) params[name.slice(1)] = part;
  }
  return params;
}

/**
 * The routes as a table, so that what a call costs does not grow with their number: whole paths are looked up, and only those with named
 * parts are compared, as many as have the same method and number of parts. Of two that fit, the one without named parts answers, then the earlier.
 */
export function createRouteTable(routes: readonly MockRoute[]): RouteTable {
  const whole = new Map<string, FoundRoute>();
  const named = new Map<string, { route: MockRoute; wanted: readonly string[] }[]>();
  for (const route of routes) {
    const wanted = route.path.split('/');
    const key = keyOf(route.method, wanted.some(isName) ? wanted.length : route.path);
    if (wanted.some(isName)) named.set(key, [...(named.get(key) ?? []), { route, wanted }]);
    else if (!whole.has(key)) whole.set(key, { route, params: {} });
  }
  return (method, path) => {
    const rest = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
    const found = whole.get(keyOf(method, decoded(rest)));
    if (found) return found;
    const parts = rest.split('/');
    for (const { route, wanted } of named.get(keyOf(method, parts.length)) ?? []) {
      const params = paramsOf(wanted, parts);
      if (params) return { route, params };
    }
    return undefined;
  };
}
