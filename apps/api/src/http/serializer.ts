import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/** What an answer may say is what its schema lists; anything else is left out, and a wrong shape is our own fault (500). */
export const serializerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const result = z.core.safeEncode(schema, data as never);
    if (!result.success) throw new Error(`the answer of ${method} ${url} does not fit its schema`, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
