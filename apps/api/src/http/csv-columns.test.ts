import { dataOf, Money } from '@kado/contracts';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { csvColumns } from './csv-columns.ts';

const Row = z.object({
  id: z.string(),
  amount: Money,
  settled: z.optional(Money),
  at: z.nullable(z.iso.datetime()),
  to: z.object({ phone: z.optional(z.string()), tags: z.array(z.string()) }),
  items: z.array(z.object({ id: z.string() })),
  params: z.record(z.string(), z.string()),
  before: z.optional(z.unknown()),
});

it('a list has the columns of its schema, in its order, also without values', () =>
  expect(csvColumns(dataOf(z.array(Row)))).toEqual([
    'id',
    'amount',
    'amount.currency',
    'settled',
    'settled.currency',
    'at',
    'to.phone',
    'to.tags',
    'items',
    'params',
    'before',
  ]));

it('a list of several shapes has each column once', () => {
  const Shape = z.union([
    z.object({ kind: z.literal('a'), id: z.string() }),
    z.object({ kind: z.literal('b'), name: z.nullable(z.string()) }),
  ]);
  expect(csvColumns(dataOf(z.array(Shape)))).toEqual(['kind', 'id', 'name']);
});

it.each([undefined, dataOf(Row), z.array(Row)])('a schema that is not a response list has no columns: %#', (schema) =>
  expect(csvColumns(schema)).toEqual([]),
);
