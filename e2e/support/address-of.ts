import type { Route } from './routes.ts';

/** The address of a route, with a sample for each parameter. Throws if there is none. */
export function addressOf({ path }: Route, samples: Readonly<Record<string, string>>): string {
  const sample = path.includes('/:') ? samples[path] : path;
  if (sample === undefined) throw new Error(`${path} needs a sample address`);
  return sample;
}
