import * as z from 'zod/mini';

/** The query schema of a route without query parameters. */
export const NO_QUERY = z.strictObject({});
/** The body schema of a route without a body. Fastify validates a missing body as null. */
export const NO_BODY = z.nullable(z.strictObject({}));

/** Whether a query or body schema allows no fields. */
export const readsNothing = (schema: unknown): boolean => schema === undefined || schema === NO_QUERY || schema === NO_BODY;
