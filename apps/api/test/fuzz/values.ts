import fc, { type Arbitrary } from 'fast-check';

import { BAD_CURSORS, cursors } from './cursors.ts';

/** The part of JSON Schema that zod generates for our routes. */
export type JsonSchema = {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
};

const SAFE = Number.MAX_SAFE_INTEGER;

/** Random times, and the extreme ones that the API allows. */
const dates = fc.oneof(
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString()),
  fc
    .constantFrom('0001-01-01', '0099-12-31', '1582-10-10', '1970-01-01', '2024-02-29', '9999-12-31')
    .map((day) => `${day}T00:00:00.000Z`),
);

function strings({ pattern, format, minLength = 0, maxLength = 200, allOf = [] }: JsonSchema): Arbitrary<string> {
  const shape = pattern ?? allOf.find((each) => each.pattern)?.pattern;
  if (format === 'email')
    return fc
      .emailAddress({ size: 'small' })
      .filter((text) => /^[A-Za-z0-9]+([._+-][A-Za-z0-9]+)*@([a-z0-9]+\.)+[a-z]{2,}$/.test(text));
  if (format === 'date-time') return dates;
  if (format === 'date') return dates.map((date) => date.slice(0, 10));
  const text = fc.string({
    minLength: Math.max(minLength, 1),
    maxLength: Math.min(maxLength, 64),
    unit: fc.constantFrom(...'abcXYZ019 -_éß漢💚\u0301\u200D\\%\'"'),
  });
  if (shape === undefined || shape.includes('\\p{') || shape.includes('Cc'))
    return text.map((each) => (each.trim() === '' ? 'a' : each)).filter((each) => each.trim().length >= minLength);
  return fc.stringMatching(new RegExp(shape)).filter((each) => each.length >= minLength && each.length <= maxLength);
}

/** Values that a schema allows. */
export function valid(schema: JsonSchema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice)));
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(valid(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 5),
      });
    case 'integer':
    case 'number':
      return fc.oneof(
        fc.integer({
          min: Math.max(schema.minimum ?? -SAFE, (schema.exclusiveMinimum ?? -SAFE - 1) + 1),
          max: schema.maximum ?? SAFE,
        }),
        fc.constantFrom(Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1), schema.maximum ?? SAFE),
      );
    case 'boolean':
      return fc.boolean();
    case 'string':
      return strings(schema);
    default:
      return fc.jsonValue();
  }
}

function objects({ properties = {}, required = [] }: JsonSchema): Arbitrary<unknown> {
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, name === 'cursor' ? cursors : valid(property)]),
  );
  return fc.record(values, { requiredKeys: required.filter((name) => name in values) });
}

const NONSENSE: unknown[] = [
  null,
  [],
  {},
  [[]],
  { a: null },
  1.5,
  true,
  'x'.repeat(5000),
  '\0',
  '\ud800',
  '‮',
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
];
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

/** Texts that no field accepts. A lone surrogate cannot be sent in a URL. */
const ILL_FORMED = ['\0', 'a\0b', '\uFEFFa', '\ud800', 'a\udfffb', '\udc00\ud800'];
const EDGES: Readonly<Record<string, readonly string[]>> = {
  date: ['0000-01-01', '0000-12-31', '-0001-01-01', '10000-01-01', '2023-02-29', '2026-00-10', '2026-11-31'],
  cursor: BAD_CURSORS,
};

/** The paths of all texts in a value. */
function textPaths(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textPaths(each, [...path, key]));
}

function withText(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withText(copy[key], rest, text);
  return copy;
}

/** A date or a cursor outside the allowed range; undefined when the schema has neither. */
function edge({ properties = {} }: JsonSchema, pick: number): Record<string, string> | undefined {
  const found = Object.entries(properties).flatMap(([name, { format }]) =>
    (EDGES[name === 'cursor' ? name : (format ?? '')] ?? []).map((text) => ({ [name]: text })),
  );
  return found[pick % Math.max(1, found.length)];
}

/** Whether a field accepts every text. */
const takesText = ({ type, pattern, format, enum: values, allOf }: JsonSchema = {}): boolean =>
  type === 'string' && (pattern ?? format ?? values ?? allOf) === undefined;

/** A valid object with one error: a missing or unknown field, a wrong value, an ill-formed text, or a value outside its range. */
export function invalid(schema: JsonSchema): Arbitrary<unknown> {
  return withError(schema, () => true);
}

/** A query with one error. All values are sent as texts, so a field that accepts every text cannot have a wrong value. */
export function invalidQuery(schema: JsonSchema): Arbitrary<unknown> {
  return withError(schema, (name) => !takesText(schema.properties?.[name]));
}

function withError(schema: JsonSchema, hasKind: (name: string) => boolean): Arbitrary<unknown> {
  const { required = [] } = schema;
  return fc
    .tuple(valid(schema), fc.constantFrom('drop', 'add', 'kind', 'text', 'edge'), fc.nat(), fc.constantFrom(...NONSENSE))
    .map(([value, way, pick, nonsense]) => {
      const object = { ...(value as Record<string, unknown>) };
      const name = required[pick % Math.max(1, required.length)];
      const paths = textPaths(object);
      const path = paths[pick % Math.max(1, paths.length)];
      const beyond = edge(schema, pick);
      if (way === 'text' && path) return withText(object, path, ILL_FORMED[pick % ILL_FORMED.length] ?? '');
      if (way === 'edge' && beyond) return { ...object, ...beyond };
      if (way === 'drop' && name !== undefined) delete object[name];
      else if (way === 'kind' && name !== undefined && hasKind(name) && kindOf(nonsense) !== kindOf(object[name]))
        object[name] = nonsense;
      else object[`unknown${pick}`] = nonsense ?? 1;
      return object;
    });
}
