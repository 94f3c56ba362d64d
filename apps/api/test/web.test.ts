import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { workerPolicy } from '../src/web/policy.ts';
import type { ApiResponse } from './caller.ts';
import { withDatabases } from './fixture.ts';

const PAGE =
  '<!doctype html><meta name="kado-settings" content="__KADO_SETTINGS__"><style nonce="__KADO_NONCE__"></style><script nonce="__KADO_NONCE__"></script>';
const SCRIPT = 'console.log("kado");'.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'kado-web-'));

beforeAll(() => {
  mkdirSync(join(folder, 'assets/data/locales'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), PAGE);
  for (const lng of ['en', 'fr'])
    for (const demo of ['', '.demo'])
      writeFileSync(join(folder, `login.${lng}${demo}.html`), `${PAGE}<p>login ${lng}${demo}</p>`);
  writeFileSync(join(folder, 'mark.svg'), '<svg/>');
  writeFileSync(join(folder, 'mock-worker.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/app-AbCd1234.js'), SCRIPT);
  writeFileSync(join(folder, 'assets/app-AbCd1234.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(folder, 'assets/data/locales/en.json'), '{}');
});
afterAll(() => rmSync(folder, { recursive: true }));

const NEVER = /unsafe-inline|unsafe-eval|data:|\*/;
const html = { accept: 'text/html', host: '127.0.0.1:8080' };

/** The headers of every response, and those of documents only, without assets and JSON. */
const SAFE = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-request-id': expect.stringMatching(/./),
};
const OF_PAGES = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
};

function expectSafe({ headers }: ApiResponse, isAsset = false): void {
  const isShown = !isAsset && !headers['content-type']?.toString().startsWith('application/json');
  expect(headers).toMatchObject(SAFE);
  for (const [name, value] of Object.entries(OF_PAGES)) expect(headers[name]).toBe(isShown ? value : undefined);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).not.toMatch(NEVER);
  expect(headers).not.toHaveProperty('x-powered-by');
  expect(headers).not.toHaveProperty('access-control-allow-origin');
}

withDatabases('The web app', (make) => {
  it('B4 a page has a new nonce and the strict policy, and is not cached', async () => {
    const { call } = await make({ webDir: folder });
    const [first, second] = [
      await call('GET //', { headers: html }),
      await call('GET //orders/some-id', { headers: { 'sec-fetch-dest': 'document', host: '127.0.0.1:8080' } }),
    ];
    const nonceOf = ({ text }: ApiResponse): string => /<script nonce="([^"]+)"/.exec(text)?.[1] ?? '';
    for (const page of [first, second]) {
      expect(page).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'no-store', 'content-type': 'text/html; charset=utf-8' },
      });
      expectSafe(page);
      expect(page.headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self' 'nonce-${nonceOf(page)}'; style-src 'self' 'nonce-${nonceOf(page)}'; img-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default dompurify`,
      );
      expect(page.text).not.toContain('__KADO');
      expect(page.text).toContain('content="{&quot;demo&quot;:false,&quot;host&quot;:&quot;&quot;}"');
    }
    expect(nonceOf(first)).not.toBe(nonceOf(second));
  });

  it.each([
    ['/login', 'fr-CA,fr;q=0.9', false, 'login fr'],
    ['/login', 'fr', true, 'login fr.demo'],
    ['/login', undefined, true, 'login en.demo'],
    ['/login', 'de', true, undefined],
    ['/login?return=%2Fcart', 'fr', true, undefined],
    ['/register', 'fr', true, undefined],
    ['/', 'fr', true, undefined],
  ])('%s in %s with demo %s returns the prerendered page %s', async (url, language, demo, drawn) => {
    const { app } = await make({ webDir: folder, env: { demo } });
    const page = await app.inject({ url, headers: { ...html, ...(language ? { 'accept-language': language } : {}) } });
    expect(page).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(/<p>(.*)<\/p>/.exec(page.body)?.[1]).toBe(drawn);
    expect(page.body).not.toContain('__KADO');
    expect(page.headers['content-security-policy']).toContain(`'nonce-${/nonce="([^"]+)"/.exec(page.body)?.[1]}'`);
  });

  it.each(['/%E0%A4%A', '/orders/%zz', '/%?q=%'])(
    '%s, which cannot be decoded, is the page as any unknown path is',
    async (url) => {
      const { app } = await make({ webDir: folder });
      const page = await app.inject({ url, headers: html });
      expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    },
  );

  it('a path of the API that cannot be decoded is unknown, in the language of the request', async () => {
    const { app } = await make({ webDir: folder });
    const answer = await app.inject({ url: '/api/v1/%E0%A4%A', headers: { ...html, 'accept-language': 'de' } });
    const known = await app.inject({ url: '/api/v1/missing', headers: { ...html, 'accept-language': 'de' } });
    expect([answer.statusCode, answer.json()]).toEqual([404, known.json()]);
    expect(answer.json().message).not.toBe((await app.inject({ url: '/api/v1/missing' })).json().message);
  });

  it('B4 assets with a hash in their name are cached forever, and sent compressed', async () => {
    const { app, call } = await make({ webDir: folder });
    const asset = await call('GET //assets/app-AbCd1234.js');
    expectSafe(asset, true);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    for (const name of ['etag', 'last-modified']) expect(asset.headers).not.toHaveProperty(name);
    expect(asset.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    const small = await app.inject({ url: '/assets/app-AbCd1234.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(String(brotliDecompressSync(small.rawPayload))).toBe(SCRIPT);
    for (const path of ['/assets/data/locales/en.json', '/mark.svg']) {
      const file = await call(`GET /${path}`);
      expectSafe(file);
      expect(file.headers['cache-control']).toBe('no-cache');
    }
    expect((await call('GET //mark.svg', { headers: { range: 'bytes=999999999-' } })).status).toBe(200);
  });

  it.each([
    ['GET //assets/missing.js', html, 404],
    ['GET //api/v1/missing', html, 404],
    ['GET //dev/missing', html, 404],
    ['GET //missing', { accept: 'application/json' }, 404],
    ['GET //missing', { accept: '*/*', 'sec-fetch-dest': 'empty' }, 404],
    ['GET //missing', { accept: 'text/html', 'sec-fetch-dest': 'empty' }, 404],
    ['GET //%E0%A4%A', { accept: 'application/json' }, 404],
    ['POST //missing', html, 404],
    ['POST //', html, 405],
    ['GET //index.html.br', {}, 404],
    ['GET //login.en.html', {}, 404],
    ['POST //login', html, 405],
    ['GET //assets/..%2f..%2fpackage.json', {}, 404],
    ['GET //mark.svg', { 'if-match': '"x"' }, 412],
    ['GET //mark.svg', { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' }, 412],
  ])('B4 %s with %j returns %i in the common error format, not the page', async (line, headers, status) => {
    const { call } = await make({ webDir: folder });
    const response = await call(line, { headers });
    expect(response).toMatchObject({ status, failure: { errorMessage: expect.any(String) } });
    expectSafe(response);
  });

  it('B4 every API response has the strict headers and is not cached, except for the public product lists', async () => {
    const { app, call } = await make({ webDir: folder });
    const kept: string[] = [];
    for (const { method, url } of app.routeTable.filter((route) => route.url.startsWith('/api/v1'))) {
      const response = await call(`${method} ${url.slice('/api/v1'.length).replaceAll(/:\w+/g, 'x')}`);
      expectSafe(response);
      if (response.headers['cache-control'] !== 'no-store') kept.push(url.slice('/api/v1'.length));
    }
    expect(new Set(kept)).toEqual(new Set(['/countries', '/languages', '/networks', '/banks', '/bank-prices', '/gift-products']));
    for (const path of ['/dev/outbox', '/dev/outbox.json']) expectSafe(await call(`GET /${path}`));
  });

  it('B4 the script of the service worker has its own policy', async () => {
    const { call } = await make({ webDir: folder });
    const script = await call('GET //mock-worker.js');
    expectSafe(script);
    expect(script.headers['content-security-policy']).toBe(workerPolicy);
  });

  it('B4 a response that is not a page may load nothing, and HSTS is sent only if the origin is https', async () => {
    const plain = await make();
    const { headers } = await plain.call('GET /health');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
    const secure = await make({ env: { origin: 'https://kado.example' } });
    expect((await secure.call('GET /health')).headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });

  it('redirects another loopback name to the configured origin', async () => {
    const { call } = await make({ webDir: folder });
    const response = await call('GET //orders?q=1', { headers: { ...html, host: 'localhost:8080' } });
    expect(response).toMatchObject({ status: 302, headers: { location: 'http://127.0.0.1:8080/orders?q=1' } });
  });

  it('serves the outbox only when mail is not sent', async () => {
    const { call } = await make({ env: { outbox: false } });
    expect((await call('GET //dev/outbox.json')).status).toBe(404);
  });
});
