import * as z from 'zod/mini';

/** The query of a route that reads none. */
export const NO_QUERY = z.strictObject({});
/** The body of a route that reads none. Fastify validates a missing body as null. */
export const NO_BODY = z.nullable(z.strictObject({}));

/** Whether a route with this schema for its query, or its body, reads nothing from it. */
export const readsNothing = (schema: unknown): boolean => schema === undefined || schema === NO_QUERY || schema === NO_BODY;
