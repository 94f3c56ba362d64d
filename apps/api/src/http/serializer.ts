import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/** The list of a response, if it is frozen and the response has nothing else: then its text never changes. */
function frozenList(response: unknown): object | undefined {
  const { data, ...others } = response as { data?: unknown };
  return Array.isArray(data) && Object.isFrozen(data) && Object.keys(others).length === 0 ? data : undefined;
}

/**
 * Serialises a response by its schema: unlisted fields are left out, and a response that does not match is an error of the server (500).
 * A frozen list is serialised once.
 */
export const serializerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  const texts = new WeakMap<object, string>();
  const serialize = (response: unknown): string => {
    const result = z.core.safeEncode(schema, response);
    if (!result.success) throw new Error(`The response of ${method} ${url} does not match its schema.`, { cause: result.error });
    return JSON.stringify(result.data);
  };
  return (response) => {
    const list = frozenList(response);
    const text = (list && texts.get(list)) ?? serialize(response);
    if (list) texts.set(list, text);
    return text;
  };
};
