import { randomBytes } from 'node:crypto';
import { pagePolicy } from '@kado/contracts';
import type { Plugin } from 'vite';

/** Stands in index.html for the nonce of each answer. */
export const NONCE = '__KADO_NONCE__';
/** Vite plugin: the dev server obeys the policy of production, so that a violation shows while it is being written. */
export const strictCsp = (): Plugin => ({
  name: 'kado-strict-csp',
  apply: 'serve',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (!request.headers.accept?.includes('text/html')) return next();
      const nonce = randomBytes(16).toString('base64');
      response.setHeader('Content-Security-Policy', pagePolicy(nonce, process.env['VITE_API_HOST']));
      response.setHeader('X-Content-Type-Options', 'nosniff');
      // Vite puts the nonces in after all plugins have seen the page, so only the finished answer can be filled.
      const end = response.end.bind(response) as (body?: unknown) => typeof response;
      response.end = ((body?: unknown) =>
        end(typeof body === 'string' ? body.replaceAll(NONCE, nonce) : body)) as typeof response.end;
      next();
    });
  },
});
