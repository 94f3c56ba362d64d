import * as contracts from '@kado/contracts';
import * as z from 'zod/mini';

import { dataIn, itemsIn } from '../http/response-schemas.ts';

export type JsonSchema = Record<string, unknown>;
type Components = Record<string, JsonSchema>;

/** Every schema of the contracts under its own name. */
const names = z.registry<{ id: string }>();
for (const [id, value] of Object.entries(contracts)) if (value instanceof z.core.$ZodType) names.add(value, { id });

/** `QuoteResponse` for dataOf(Quote), `OrderListResponse` for a list of orders. */
function responseName(schema: z.core.$ZodType): string {
  const items = itemsIn(schema);
  const id = names.get(items ?? dataIn(schema) ?? schema)?.id;
  if (id === undefined) throw new Error('The data of a response has no name: export its schema from the contracts.');
  return items ? `${id}ListResponse` : `${id}Response`;
}

const refTo = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

/**
 * Converts zod schemas to JSON Schema and collects the components that they refer to. Requests and responses share them: the JSON that is transferred is
 * always the input of a schema, because responses are encoded.
 */
export class SchemaComponents {
  readonly all: Components = {};

  /** A reference to a schema of the contracts. A schema without a name is converted in place. */
  refer(schema: z.core.$ZodType): JsonSchema {
    const text = JSON.stringify(z.toJSONSchema(schema, { io: 'input', metadata: names, unrepresentable: 'any' }));
    const { $schema: _, $defs, ...json } = JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
    Object.assign(this.all, $defs);
    return json;
  }

  /** The schema itself, for parameters, whose properties are listed one by one. */
  inline(schema: z.core.$ZodType): JsonSchema {
    const json = this.refer(schema);
    const id = names.get(schema)?.id;
    if (id === undefined) return json;
    const { [id]: found = json } = this.all;
    delete this.all[id];
    return found;
  }

  /** A reference to the whole body of a success response. */
  response(schema: z.core.$ZodType): JsonSchema {
    const name = responseName(schema);
    this.all[name] = this.refer(schema);
    return refTo(name);
  }
}
