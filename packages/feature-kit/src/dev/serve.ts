import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ProxyOptions } from 'vite';
import { locales } from '@kado/i18n/vite';

const VIRTUAL = 'virtual:kado-feature';
const here = import.meta.dirname;
type Server = { url: string; stop: () => Promise<void> };

/** The URL of a module that is a devDependency of the feature instead of feature-kit. */
const moduleOf = (folder: string, name: string) => pathToFileURL(createRequire(join(folder, 'package.json')).resolve(name)).href;

/** The source files of the feature, its variant's setup and, for a template feature, the mock. */
function sourcesOf(folder: string, template: boolean) {
  const resolved = (name: string) => createRequire(join(folder, 'package.json')).resolve(name);
  return {
    feature: join(folder, 'src/index.ts'),
    setup: resolved(template ? '@kado/template-kit/setup' : '@kado/feature-kit/setup'),
    ...(template && { mock: resolved('@kado/mock-data/browser') }),
  };
}

/** A virtual module with these sources. */
function featureModule({ feature, setup, mock }: ReturnType<typeof sourcesOf>): Plugin {
  return {
    name: 'kado-feature',
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) =>
      id === `\0${VIRTUAL}`
        ? [
            `export { feature } from ${JSON.stringify(feature)};`,
            `export { setup } from ${JSON.stringify(setup)};`,
            `export const startBackend = ${mock ? `() => import(${JSON.stringify(mock)}).then((mock) => mock.startMockBackend())` : 'undefined'};`,
          ].join('\n')
        : undefined,
  };
}

/** Starts the real server on an in-memory database with the demo accounts; the proxy sets the Origin header to the server's own origin. */
async function realServer(folder: string): Promise<Server> {
  const api = (await import(moduleOf(folder, '@kado/api/testing'))) as { startTestServer: () => Promise<Server> };
  return api.startTestServer();
}

function proxyTo(url: string): Record<string, ProxyOptions> {
  const to: ProxyOptions = { target: url, changeOrigin: true, headers: { origin: url } };
  return { '/api/v1': to, '/api/practice/v1': to, '/dev': to };
}

/** Serves one feature alone with hot reload at PORT, or the first free port from 5300, and prints the address. */
export async function serveFeature(folder: string): Promise<void> {
  const { name } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string };
  const template = name.startsWith('@kado/template-');
  const backend = template ? undefined : await realServer(folder);
  const worker = template
    ? ((await import(moduleOf(folder, '@kado/mock-data/vite'))) as { mockWorker: () => Plugin }).mockWorker()
    : undefined;
  const sources = sourcesOf(folder, template);
  const server = await createServer({
    root: here,
    configFile: false,
    cacheDir: join(folder, 'node_modules/.vite-feature'),
    plugins: [react(), locales(resolve(here, '../../..')), featureModule(sources), ...(worker ? [worker] : [])],
    // Vite does not scan dependencies behind a virtual module; a dependency that it discovers while a page opens would reload that page.
    optimizeDeps: { entries: [join(here, 'main.tsx'), ...Object.values(sources)] },
    resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-redux', '@emotion/react'] },
    define: { 'import.meta.env.VITE_STORAGE_SECRET': JSON.stringify(`feature-dev ${name}`) },
    server: {
      host: '127.0.0.1',
      port: Number(process.env['PORT'] ?? 5300),
      fs: { strict: false },
      proxy: backend ? proxyTo(backend.url) : {},
    },
  });
  await server.listen();
  server.config.logger.info(`${name}: ${template ? 'on the mock' : `on the server at ${backend?.url}, in memory`}`);
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void Promise.all([server.close(), backend?.stop()]).then(() => process.exit(0)));
}
