import fc, { type Arbitrary } from 'fast-check';

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

function strings({ pattern, format, minLength = 0, maxLength = 200, allOf = [] }: JsonSchema): Arbitrary<string> {
  const shape = pattern ?? allOf.find((each) => each.pattern)?.pattern;
  if (format === 'email')
    return fc
      .emailAddress({ size: 'small' })
      .filter((text) => /^[A-Za-z0-9]+([._+-][A-Za-z0-9]+)*@([a-z0-9]+\.)+[a-z]{2,}$/.test(text));
  if (format === 'date-time')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString());
  if (format === 'date')
    return fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }).map((date) => date.toISOString().slice(0, 10));
  const text = fc.string({
    minLength: Math.max(minLength, 1),
    maxLength: Math.min(maxLength, 64),
    unit: fc.constantFrom(...'abcXYZ019 -_éß漢'),
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
  const values = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, valid(property)]));
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

/** A valid object with one error: a missing field, an unknown field, or a wrong value. */
export function invalid(schema: JsonSchema): Arbitrary<unknown> {
  const { required = [] } = schema;
  return fc
    .tuple(valid(schema), fc.constantFrom('drop', 'add', 'kind'), fc.nat(), fc.constantFrom(...NONSENSE))
    .map(([value, way, pick, nonsense]) => {
      const object = { ...(value as Record<string, unknown>) };
      const name = required[pick % Math.max(1, required.length)];
      if (way === 'drop' && name !== undefined) delete object[name];
      else if (way === 'kind' && name !== undefined && kindOf(nonsense) !== kindOf(object[name])) object[name] = nonsense;
      else object[`unknown${pick}`] = nonsense ?? 1;
      return object;
    });
}
