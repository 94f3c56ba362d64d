import type { FastifyInstance } from 'fastify';

import { NO_BODY, NO_QUERY } from '../http/no-fields.ts';

/** A route without a query or body schema accepts no fields there. The API reference is an exception: a page may be opened with any query. */
export function unknownFields(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.schema?.hide) return;
    const hasBody = route.method !== 'GET' && route.method !== 'HEAD' && !route.config?.upload;
    route.schema = { querystring: NO_QUERY, ...(hasBody ? { body: NO_BODY } : {}), ...route.schema };
  });
}
