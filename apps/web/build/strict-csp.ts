import { randomBytes } from 'node:crypto';
import { pagePolicy } from '@kado/contracts';
import type { Plugin } from 'vite';

/** The placeholder in index.html for the nonce of each response. */
export const NONCE = '__KADO_NONCE__';
/** Vite plugin: the dev server sends the Content-Security-Policy of production, so that a violation is noticed during development. */
export const strictCsp = (): Plugin => ({
  name: 'kado-strict-csp',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      const nonce = randomBytes(16).toString('base64');
      response.setHeader('Content-Security-Policy', pagePolicy(nonce, process.env['VITE_API_HOST']));
      response.setHeader('X-Content-Type-Options', 'nosniff');
      // Vite inserts the nonce placeholders after all plugins have run, so they can be replaced only in the finished response.
      const end = response.end.bind(response) as (body?: unknown) => typeof response;
      response.end = ((body?: unknown) =>
        end(typeof body === 'string' ? body.replaceAll(NONCE, nonce) : body)) as typeof response.end;
      next();
    });
  },
});
