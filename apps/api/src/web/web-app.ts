import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import { pagePolicy } from '@kado/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { escapeHtml } from '../http/html.ts';
import { PAGE_HEADERS } from '../http/safe-headers.ts';
import { workerPolicy } from './policy.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Vite adds a hash of the content to these names, so they can be cached forever. */
const HASHED = /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+$/;
/** Browsers never revalidate a file that is cached forever, so these headers are omitted, too. */
const NOT_FOR_ASSETS = [...Object.keys(PAGE_HEADERS), 'accept-ranges', 'etag', 'last-modified'];
/** The two scripts of the template's service worker, at the root so that its scope is the whole origin. */
const WORKER = /[/\\](?:mock-worker|mockServiceWorker)\.js$/;
/** Paths where a missing file or route is a 404 instead of the page. */
const NEVER_PAGE = /^\/(api|assets|dev)(\/|$)/;

/** Whether a browser navigates, in contrast to a script that fetches data. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || NEVER_PAGE.test(url.split('?', 1)[0] ?? '')) return false;
  const destination = headers['sec-fetch-dest'];
  // Older browsers do not send the destination of a request.
  return destination === undefined ? headers.accept?.includes('text/html') === true : destination === 'document';
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** Browsers treat localhost and 127.0.0.1 as different origins, and a session is valid on only one of them. */
const isOtherLoopback = (hostname: string, own: string): boolean =>
  hostname !== own && LOOPBACK.has(hostname) && LOOPBACK.has(own);

/** The prerendered pages by path and language: `login.fr.html` is /login in French, `login.fr.demo.html` the same with the link to the demo. */
function prerenderedPages(webDir: string, demo: boolean): { address: string; lng: string; file: string }[] {
  return readdirSync(webDir).flatMap((file) => {
    const [, name, lng, offers] = /^([a-z-]+)\.([a-z]{2})(\.demo)?\.html$/.exec(file) ?? [];
    return name && lng && demo === (offers !== undefined) ? [{ address: `/${name}`, lng, file }] : [];
  });
}

/** The pages of the web app: the paths with a page, and the function that sends it. */
type Pages = { addresses: string[]; send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply };

/** Prepares the pages. `send` adds a nonce, and sends the prerendered page for this path and language, else index.html. */
function readPages({ env }: FastifyInstance, webDir: string): Pages {
  const own = new URL(env.origin);
  const settings = escapeHtml(JSON.stringify({ demo: env.demo, host: '' }));
  // Messengers need the absolute URL of the picture; the page for static hosts only contains its path.
  const picture = `content="${escapeHtml(env.origin)}/og.png"`;
  const read = (file: string) =>
    readFileSync(join(webDir, file), 'utf8')
      .replaceAll('__KADO_SETTINGS__', settings)
      .replace('content="/og.png"', () => picture);
  const index = read('index.html');
  const files = prerenderedPages(webDir, env.demo);
  const prerendered = new Map(files.map(({ address, lng, file }) => [`${address} ${lng}`, read(file)]));
  return {
    // The link of a gift card has its own path here, because messengers that show a preview do not request HTML.
    addresses: ['/', '/gift/:token', ...new Set(files.map(({ address }) => address))],
    send: (request, reply) => {
      if (isOtherLoopback(request.hostname, own.hostname)) return reply.redirect(env.origin + request.url, 302);
      const nonce = randomBytes(16).toString('base64');
      const page = prerendered.get(`${request.url} ${request.language}`) ?? index;
      return reply
        .header('content-security-policy', pagePolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(page.replaceAll('__KADO_NONCE__', nonce));
    },
  };
}

/** Serves the built web app on the same origin as the API. Unknown paths are a 404 with the common error body. */
export async function webApp(app: FastifyInstance, folder?: string): Promise<void> {
  const webDir = folder && resolve(folder);
  const pages = webDir && existsSync(join(webDir, 'index.html')) ? readPages(app, webDir) : undefined;
  app.setNotFoundHandler(async (request, reply) => {
    if (pages && wantsPage(request)) return pages.send(request, reply.status(200));
    return app.rejectUnknownRoute(request.method, request.url);
  });
  if (!webDir || !pages) return;
  await app.register(fastifyStatic, {
    root: webDir,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    acceptRanges: false,
    globIgnore: ['*.html', '**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (response, path) => {
      const file = path.replace(/\.(br|gz)$/, '');
      if (HASHED.test(file)) {
        response.header('cache-control', YEAR);
        for (const name of NOT_FOR_ASSETS) response.removeHeader(name);
      } else response.header('cache-control', 'no-cache');
      if (WORKER.test(file)) response.header('content-security-policy', workerPolicy);
    },
  });
  for (const address of pages.addresses) app.get(address, async (request, reply) => pages.send(request, reply));
}
