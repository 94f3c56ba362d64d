import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const SCRIPTS: Record<string, () => string> = {
  'mock-worker.js': () => readFileSync(new URL('../public/mock-worker.js', import.meta.url), 'utf8'),
  'mockServiceWorker.js': () => readFileSync(new URL(import.meta.resolve('msw/mockServiceWorker.js')), 'utf8'),
};

// msw's cookie store imports the public suffix list, 300 kB. The mock does not need it: it serves one origin and sets no cookies for a whole domain.
const SUFFIXES = '\0kado:no-public-suffixes';

/** Vite plugin: leaves the public suffix list out of the bundle; serves `/mock-worker.js` and msw's `/mockServiceWorker.js` in dev and emits both at the root of a build. */
export function mockWorker(): Plugin {
  return {
    name: 'kado-mock-worker',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'tldts' && importer?.includes('tough-cookie') ? SUFFIXES : undefined),
    load: (id) => (id === SUFFIXES ? 'export const getDomain = (domain) => domain;' : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const script = SCRIPTS[new URL(request.url ?? '/', 'http://localhost').pathname.slice(1)];
        if (!script) return next();
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(script());
      });
    },
    generateBundle() {
      if (this.environment.config.consumer !== 'client') return;
      for (const [fileName, source] of Object.entries(SCRIPTS)) this.emitFile({ type: 'asset', fileName, source: source() });
    },
  };
}
