import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { serializerCompiler } from './serializer.ts';

const read = vi.fn<() => string>(() => 'Sunbird');
const row = () => ({
  get name() {
    return read();
  },
  secret: 1,
});
const serialize = () =>
  serializerCompiler({
    schema: z.object({ data: z.array(z.object({ name: z.string() })), meta: z.optional(z.object({ nextCursor: z.string() })) }),
    method: 'GET',
    url: '/',
  } as never) as unknown as (response: object) => string;

it('a response has only what its schema lists, and one that does not match is an error', () => {
  expect(serialize()({ data: [row()], other: 1 })).toBe('{"data":[{"name":"Sunbird"}]}');
  expect(() => serialize()({ data: [{ name: 1 }] })).toThrow('does not match its schema');
});

it('a frozen list is read once, any other one every time', () => {
  const compiled = serialize();
  const [frozen, open] = [Object.freeze([row()]), [row()]];
  const times = (data: readonly object[], more = {}) => {
    read.mockClear();
    for (let time = 0; time < 3; time += 1) expect(compiled({ data, ...more })).toContain('"data":[{"name":"Sunbird"}]');
    return read.mock.calls.length;
  };
  const once = times(frozen);
  expect(times(frozen)).toBe(0);
  expect(times(open)).toBe(3 * once);
  expect(times(frozen, { meta: { nextCursor: 'c' } })).toBe(3 * once);
  expect(compiled({ data: frozen, meta: { nextCursor: 'd' } })).toContain('"nextCursor":"d"');
});
