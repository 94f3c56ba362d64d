import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

import type { FastifyPluginAsync } from 'fastify';

import { docsPage } from './page.ts';

const require = createRequire(import.meta.url);
/** The files of Swagger UI that the page loads. */
const ASSETS = [
  { file: require.resolve('swagger-ui-dist/swagger-ui-bundle.js'), type: 'text/javascript; charset=utf-8' },
  { file: require.resolve('swagger-ui-dist/swagger-ui.css'), type: 'text/css; charset=utf-8' },
];

/** As strict as the web app's policy. Swagger UI creates the policy `dompurify` itself; the page renders no HTML with it. */
const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
  ].join('; ');

/** The OpenAPI document, and a reference page that can send requests. */
export const docsRoutes: FastifyPluginAsync = async (app) => {
  const options = { schema: { hide: true } as never, config: { public: true as const } };
  app.get('/docs/openapi.json', options, async () => app.swagger());
  app.get('/docs', options, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    reply.header('content-security-policy', policy(nonce));
    return reply.type('text/html; charset=utf-8').send(docsPage(app.swagger().info.title, nonce));
  });
  for (const { file, type } of ASSETS)
    app.get(`/docs/${basename(file)}`, options, async (_request, reply) => reply.type(type).send(await readFile(file)));
};
