import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

/** Makes a response that does not match its route's schema an error 500. In production, the server does not check this. */
export function checkResponses(app: FastifyInstance): void {
  app.addHook('preSerialization', async ({ method, routeOptions }, { statusCode }, payload: unknown) => {
    const { [statusCode]: schema } = (routeOptions.schema?.response ?? {}) as Record<number, z.core.$ZodType>;
    const isText = typeof payload === 'string';
    const result = schema && !isText ? z.core.safeEncode(schema, payload) : undefined;
    if (result?.success === false)
      throw new Error(`The response of ${method} ${routeOptions.url} does not match its schema.`, { cause: result.error });
    return payload;
  });
}
