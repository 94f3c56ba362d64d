import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMockServer } from './node.ts';

const ORIGIN = 'http://localhost:3000';
/** The time at which the tests' sample data is seeded. */
export const NOW = new Date('2026-11-21T10:00:00Z');

interface Result {
  status: number;
  body: never;
}

/** Runs a server for one test file and returns the function that calls it; `body` is undefined if the response has none. */
export function testBackend(now: () => Date = () => NOW) {
  const server = createMockServer({ origin: ORIGIN, now });
  beforeAll(() => server.listen());
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return async (method: string, path: string, json?: unknown): Promise<Result> => {
    const init =
      json === undefined
        ? { method }
        : {
            method,
            body: typeof json === 'string' ? json : JSON.stringify(json),
            headers: { 'Content-Type': 'application/json' },
          };
    const response = await fetch(`${ORIGIN}${path}`, init);
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as never };
  };
}

/** How often each value occurs. */
export const countBy = <Value>(values: readonly Value[], key: (value: Value) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const value of values) counts[key(value)] = (counts[key(value)] ?? 0) + 1;
  return counts;
};
