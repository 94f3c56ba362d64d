import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/** Serialises a response by its schema: unlisted fields are left out, and a response that does not match is an error of the server (500). */
export const serializerCompiler: FastifySerializerCompiler<z.core.$ZodType> = ({ schema, method, url }) => {
  return (data) => {
    const result = z.core.safeEncode(schema, data as never);
    if (!result.success) throw new Error(`The response of ${method} ${url} does not match its schema.`, { cause: result.error });
    return JSON.stringify(result.data);
  };
};
