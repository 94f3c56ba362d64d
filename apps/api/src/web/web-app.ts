import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import fastifyStatic from '@fastify/static';
import { pagePolicy } from '@kado/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { escapeHtml } from '../http/html.ts';
import { workerPolicy } from './policy.ts';

const YEAR = 'public, max-age=31536000, immutable';
/** Vite puts a hash of the content into these names; other files may change under theirs. */
const HASHED = /[/\\]assets[/\\][^/\\]+-[\w-]{8}\.\w+$/;
/** The two scripts of the template's worker, at the root so that they may answer for the whole origin. */
const WORKER = /[/\\](?:mock-worker|mockServiceWorker)\.js$/;
/** Where a missing file or call must not be answered with a page. */
const NO_PAGE = /^\/(api|assets|dev)(\/|$)/;

/** A person who opens an address, not a script that asks for data. */
function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || NO_PAGE.test(url.split('?', 1)[0] ?? '')) return false;
  return headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true;
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);
/** This machine by another name is another origin to a browser, and a session is of one origin only. */
const isOtherName = (name: string, home: string): boolean => name !== home && LOOPBACK.has(name) && LOOPBACK.has(home);

/** Files of pages that the build has drawn, by address and language: `login.fr.html` is /login in French, `login.fr.demo.html` the same with the way to the demo. */
function drawnPages(webDir: string, demo: boolean): { address: string; lng: string; file: string }[] {
  return readdirSync(webDir).flatMap((file) => {
    const [, name, lng, offers] = /^([a-z-]+)\.([a-z]{2})(\.demo)?\.html$/.exec(file) ?? [];
    return name && lng && demo === (offers !== undefined) ? [{ address: `/${name}`, lng, file }] : [];
  });
}

/** The pages of a built web app: the addresses that have one of their own, and how each is sent. */
type Pages = { addresses: string[]; send: (request: FastifyRequest, reply: FastifyReply) => FastifyReply };

/** Gives a page a nonce and the settings of this server: index.html, or the one that was drawn for this address in the reader's language. */
function readPages({ env }: FastifyInstance, webDir: string): Pages {
  const home = new URL(env.origin);
  const settings = escapeHtml(JSON.stringify({ demo: env.demo, host: '' }));
  const read = (file: string) => readFileSync(join(webDir, file), 'utf8').replaceAll('__KADO_SETTINGS__', settings);
  const index = read('index.html');
  const files = drawnPages(webDir, env.demo);
  const drawn = new Map(files.map(({ address, lng, file }) => [`${address} ${lng}`, read(file)]));
  return {
    addresses: ['/', ...new Set(files.map(({ address }) => address))],
    send: (request, reply) => {
      if (isOtherName(request.hostname, home.hostname)) return reply.redirect(env.origin + request.url, 302);
      const nonce = randomBytes(16).toString('base64');
      const page = drawn.get(`${request.url} ${request.language}`) ?? index;
      return reply
        .header('content-security-policy', pagePolicy(nonce))
        .type('text/html; charset=utf-8')
        .send(page.replaceAll('__KADO_NONCE__', nonce));
    },
  };
}

/** The built web app beside the calls, on one origin; everything else that is unknown is a 404 in our envelope. */
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
    globIgnore: ['*.html', '**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (response, path) => {
      const file = path.replace(/\.(br|gz)$/, '');
      response.header('cache-control', HASHED.test(file) ? YEAR : 'no-cache');
      if (WORKER.test(file)) response.header('content-security-policy', workerPolicy);
    },
  });
  for (const address of pages.addresses) app.get(address, async (request, reply) => pages.send(request, reply));
}
