import * as z from 'zod/mini';

export const NO_QUERY = z.strictObject({});
/** Fastify validates a missing body as null. */
export const NO_BODY = z.nullable(z.strictObject({}));

/** Whether a route reads nothing from its query, or from its body. */
export const readsNothing = (schema: unknown): boolean => [undefined, NO_QUERY, NO_BODY].includes(schema as undefined);
