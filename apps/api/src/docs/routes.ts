import { randomBytes } from 'node:crypto';

import type { FastifyPluginAsync } from 'fastify';

import { docsPage } from './page.ts';

/** The OpenAPI document and a page of it: no script, nothing from elsewhere. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
  const options = { schema: { hide: true } as never, config: { public: true as const } };
  app.get('/docs/openapi.json', options, async () => app.swagger());
  app.get('/docs', options, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,
    );
    return reply.type('text/html; charset=utf-8').send(docsPage(app.swagger(), nonce));
  });
};
