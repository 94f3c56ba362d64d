import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';

const NO_QUERY = z.strictObject({});
/** Fastify validates a missing body as null. */
const NO_BODY = z.nullable(z.strictObject({}));

/** Whether a route reads nothing from its query, or from its body. */
export const readsNothing = (schema: unknown): boolean => [undefined, NO_QUERY, NO_BODY].includes(schema as undefined);

/** A route without a schema for its query or its body accepts no field there. The API reference is a page, which may be opened with any query. */
export function unknownFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide) return;
    const hasBody = route.method !== 'GET' && route.method !== 'HEAD' && !route.config?.upload;
    route.schema = { querystring: NO_QUERY, ...(hasBody ? { body: NO_BODY } : {}), ...route.schema };
  });
}
