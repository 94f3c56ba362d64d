import * as z from 'zod/mini';

import { itemsIn } from './response-schemas.ts';

type Json = { type?: string; properties?: Record<string, Json>; anyOf?: Json[]; oneOf?: Json[]; allOf?: Json[] };

/** The columns of a value, named as in `toCsv`; a single column for a value without known keys. */
function columnsAt({ type, properties, anyOf, oneOf, allOf }: Json, at: string): string[] {
  const shapes = anyOf ?? oneOf ?? allOf;
  if (shapes) return shapes.filter((shape) => shape.type !== 'null').flatMap((shape) => columnsAt(shape, at));
  if (properties && 'amountMinor' in properties && 'currency' in properties) return [at, `${at}.currency`];
  if (type !== 'object' || !properties) return [at];
  return Object.entries(properties).flatMap(([key, value]) => columnsAt(value, at ? `${at}.${key}` : key));
}

/** The columns of a list, from the schema of its response: an empty list also has a header, and all pages have the same columns. */
export function csvColumns(schema: z.core.$ZodType | undefined): string[] {
  const items = schema && itemsIn(schema);
  if (!items) return [];
  const json = z.toJSONSchema(items, { io: 'input', unrepresentable: 'any' }) as Json;
  return [...new Set(columnsAt(json, ''))];
}
