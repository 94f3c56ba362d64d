import * as contracts from '@kado/contracts';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { serializerCompiler } from './serializer.ts';

const compile = (schema: z.core.$ZodType) =>
  serializerCompiler({ schema, method: 'GET', url: '/' } as never) as unknown as (response: unknown) => string | Buffer;
const compileData = (data: z.core.$ZodType) => {
  const serialize = compile(contracts.dataOf(data));
  return (response: object) => JSON.parse(String(serialize(response))) as object;
};

it('a response contains only the fields of its schema, at every depth', () => {
  const inner = z.object({ kind: z.literal('a'), name: z.string() });
  const shown = { kind: 'a', name: 'Sunbird' };
  const row = { ...shown, secret: 1 };
  const schema = z.object({
    one: inner,
    optional: z.optional(inner),
    nullable: z.nullable(inner),
    list: z.array(inner),
    record: z.record(z.string(), inner),
    union: z.discriminatedUnion('kind', [inner, z.object({ kind: z.literal('b') })]),
    any: z.unknown(),
  });
  const response = { one: row, optional: row, nullable: row, list: [row], record: { x: row }, union: row, any: row, other: 1 };
  expect(compileData(schema)({ data: response, other: 1 })).toEqual({
    data: { one: shown, optional: shown, nullable: shown, list: [shown], record: { x: shown }, union: shown, any: row },
  });
  expect(compileData(schema)({ data: { ...response, optional: undefined, nullable: null } })).toEqual({
    data: { one: shown, nullable: null, list: [shown], record: { x: shown }, union: shown, any: row },
  });
});

it.each([
  ['a missing field', {}],
  ['a number that is none', { name: 'Sunbird', count: 'many', kind: { kind: 'a' } }],
  ['none of the alternatives', { name: 'Sunbird', count: 1, kind: { kind: 'c' } }],
])('%s is an error', (_, data) => {
  const union = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a') }), z.object({ kind: z.literal('b') })]);
  const serialize = compileData(z.object({ name: z.string(), count: z.int(), kind: union }));
  expect(() => serialize({ data })).toThrow();
});

it('texts are serialised unchanged', () => {
  const texts = ['', '"', '\\', '\n\t\u0000', 'é', '🎁', 'ماياـ', '\u2028', 'x'.repeat(6000), '</script>'];
  expect(compileData(z.array(z.string()))({ data: texts })).toEqual({ data: texts });
});

it('a frozen list is serialised once, any other list every time', () => {
  const read = vi.fn<() => string>(() => 'Sunbird');
  const row = () => ({
    get name() {
      return read();
    },
  });
  const compiled = compile(contracts.dataOf(z.array(z.object({ name: z.string() }))));
  const [frozen, open] = [Object.freeze([row()]), [row()]];
  const times = (data: readonly object[], more = {}) => {
    read.mockClear();
    for (let time = 0; time < 3; time += 1) expect(String(compiled({ data, ...more }))).toContain('"data":[{"name":"Sunbird"}]');
    return read.mock.calls.length;
  };
  const once = times(frozen);
  expect(once).toBeGreaterThan(0);
  expect(times(frozen)).toBe(0);
  expect(times(open)).toBe(3 * once);
  expect(times(frozen, { meta: { nextCursor: 'c' } })).toBe(3 * once);
  expect(String(compiled({ data: frozen, meta: { nextCursor: 'd' } }))).toContain('"nextCursor":"d"');
});
