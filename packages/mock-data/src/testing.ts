import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createMockServer } from './node.ts';

const ORIGIN = 'http://localhost:3000';
/** The day that the tests' sample data is sown. */
export const NOW = new Date('2026-11-21T10:00:00Z');

interface Answered {
  status: number;
  body: never;
}

/** A server for one test file, and the call that asks it; `body` is undefined when the answer has none. */
export function testBackend(now: () => Date = () => NOW) {
  const server = createMockServer({ origin: ORIGIN, now });
  beforeAll(() => server.listen());
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return async (method: string, path: string, json?: unknown): Promise<Answered> => {
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
