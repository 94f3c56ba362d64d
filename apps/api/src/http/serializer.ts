import fastJson from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/** The list of a response if it is frozen and the response has no other property: its text can then be cached. */
function frozenList(response: unknown): object | undefined {
  const { data, ...others } = response as { data?: unknown };
  return Array.isArray(data) && Object.isFrozen(data) && Object.keys(others).length === 0 ? data : undefined;
}

type Serialize = (response: unknown) => string;
/** The compiled serializers by their JSON schema: the apps for real and practice money have the same routes, and compiling takes several milliseconds. */
const compiled = new Map<string, Serialize>();

function compile(schema: z.core.$ZodType): Serialize {
  const json = z.toJSONSchema(schema, { io: 'input' });
  const text = JSON.stringify(json);
  const serialize = compiled.get(text) ?? fastJson(json as fastJson.Schema);
  compiled.set(text, serialize);
  return serialize;
}

/**
 * Serialises a response by its schema, so that unlisted fields are left out; tests check that responses match their schema. The serializer of a route is compiled
 * at its first response. A frozen list is serialised once, as bytes, so that its text is not encoded again either.
 */
export const serializerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema }) => {
  const known = new WeakMap<object, Buffer>();
  let own: Serialize | undefined;
  const serialize = (response: unknown): string => (own ??= compile(schema))(response);
  return (response) => {
    const list = frozenList(response);
    if (!list) return serialize(response);
    const bytes = known.get(list) ?? Buffer.from(serialize(response));
    known.set(list, bytes);
    // Fastify also accepts bytes, although its type only allows a string.
    return bytes as unknown as string;
  };
};
