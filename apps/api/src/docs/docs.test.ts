import { connect, type AddressInfo } from 'node:net';

import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, it } from 'vitest';

import type { Caller } from '../../test/caller.ts';
import { checkDocumented, dereference } from '../../test/documented.ts';
import { withDatabases } from '../../test/fixture.ts';

type Content = Record<string, { schema: object; examples?: object }> & {
  'application/json': { schema: object; examples?: object };
};
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, unknown>[];
  parameters?: object[];
  requestBody?: { content: Content };
  responses: Record<string, { headers?: object; content?: Content }>;
};
type Document = { paths: Record<string, Record<string, Operation>>; tags: { name: string }[] };

withDatabases(
  'The API reference',
  (make) => {
    const ASSET = /(?:src|href)="([^"]+)"/g;

    it('B1 has a strict policy with its own nonce and Trusted Types', async () => {
      const { call } = await make();
      const [first, second] = [await call('GET /docs'), await call('GET /docs')];
      const nonces = [first, second].map(({ text }) => /<script nonce="([^"]+)"/.exec(text)?.[1] ?? '');
      expect(new Set(nonces).size).toBe(2);
      expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(first.headers['content-security-policy']).toBe(
        `default-src 'none'; script-src 'self' 'nonce-${nonces[0]}'; style-src 'self' 'nonce-${nonces[0]}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dompurify`,
      );
      expect([...first.text.matchAll(/<(?:script|style)(?! (?:nonce|src)=)/g)]).toEqual([]);
      expect(first.text).not.toMatch(/ (?:on\w+|style)=/);
    });

    it('loads every file from this server', async () => {
      const { call } = await make();
      const { text } = await call('GET /docs');
      const assets = [...text.matchAll(ASSET)].map(([, url = '']) => url);
      expect(assets).toEqual(['/api/v1/docs/swagger-ui.css', '/api/v1/docs/swagger-ui-bundle.js']);
      expect(text).not.toMatch(/https?:/);
      const [css, script] = [await call(`GET /${assets[0]}`), await call(`GET /${assets[1]}`)];
      expect([css.status, css.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
      expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(css.text).toContain('.swagger-ui');
      expect(script.text).toContain('SwaggerUIBundle');
      expect((await call('GET /docs/swagger-ui.js')).status).toBe(404);
    });

    /** Signing out needs a session; for a message to support it is optional. */
    const callersOf = (line: string, isPublic: boolean) => {
      if (line === 'POST /api/v1/contact') return [{}, { bearer: [] }];
      return isPublic && !line.endsWith('/logout') ? [] : [{ bearer: [] }];
    };
    const documentOf = async (call: Caller) => (await call('GET /docs/openapi.json')).body as unknown as Document;

    it('describes every route: a unique id, a summary, a tag, and who may call it', async () => {
      const { app, call } = await make();
      const { paths, tags } = await documentOf(call);
      const documented = app.routeTable.filter(({ url }) => url.startsWith('/api/v1') && !url.includes('/docs'));
      expect(documented.length).toBeGreaterThan(20);
      const operations = documented.map(({ method, url, public: isPublic }) => ({
        line: `${method} ${url}`,
        isPublic,
        ...(paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] as Operation),
      }));
      const names = tags.map(({ name }) => name);
      for (const { line, isPublic, operationId, summary, tags: own = [], security } of operations) {
        expect([line, operationId]).toEqual([line, expect.stringMatching(/^[a-z]+(?:[A-Z][a-z]+)*$/)]);
        expect([line, summary]).toEqual([line, expect.stringMatching(/^[A-Z].+[^.]$/)]);
        expect([line, own.length, names]).toEqual([line, 1, expect.arrayContaining(own)]);
        expect([line, security.filter((each) => !('sessionCookie' in each))]).toEqual([line, callersOf(line, isPublic)]);
        expect([line, security.flatMap((each) => Object.values(each)).flat()]).toEqual([line, []]);
      }
      expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
    });

    it('has no errors and no warnings in the strictest ruleset', async () => {
      const { call } = await make();
      const { text } = await call('GET /docs/openapi.json');
      const config = await createConfig({ extends: ['recommended-strict'] });
      const lint = async (source: string) =>
        (await lintFromString({ source, absoluteRef: 'openapi.json', config })).map(
          ({ severity, ruleId }) => `${severity} ${ruleId}`,
        );
      expect(await lint(text)).toEqual([]);
      expect(await lint(text.replace('"operationId":"listOrders",', ''))).toEqual(['error operation-operationId']);
    });

    it('refers to shared components instead of repeating them', async () => {
      const { call } = await make();
      const { paths } = await documentOf(call);
      const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
      for (const { operationId, requestBody, responses } of operations) {
        // Forms and files are described inline.
        const body = requestBody?.content['application/json']?.schema ?? { $ref: 'no body' };
        expect([operationId, Object.keys(body)]).toEqual([operationId, ['$ref']]);
        for (const [status, response] of Object.entries(responses)) {
          if ('application/pdf' in (response.content ?? {})) continue;
          const shared = Number(status) < 300 ? response.content?.['application/json']?.schema : response;
          expect([operationId, status, Object.keys(shared ?? {})]).toEqual([operationId, status, ['$ref']]);
        }
      }
    });

    it('documents the idempotency key, the cookie, CSV and Retry-After where they occur', async () => {
      const { call } = await make();
      const document = await documentOf(call);
      const { paths } = dereference(document, document);
      const { checkout, refresh, login, logout, setPin, listOrders, getOrder } = Object.fromEntries(
        Object.values(paths).flatMap((methods) => Object.values(methods).map((operation) => [operation.operationId, operation])),
      ) as Record<string, Operation>;
      expect(checkout?.parameters).toEqual([expect.objectContaining({ in: 'header', name: 'Idempotency-Key', required: true })]);
      expect(Object.keys(checkout?.responses['201']?.headers ?? {})).toContain('Idempotency-Replayed');
      expect(Object.keys(checkout?.responses['409']?.content?.['application/json'].examples ?? {})).toEqual([
        'QUOTE_EXPIRED',
        'QUOTE_USED',
      ]);
      expect(refresh?.security).toEqual([{ sessionCookie: [] }]);
      for (const operation of [refresh, login, logout, setPin])
        expect(Object.keys(operation?.responses['200']?.headers ?? {})).toContain('Set-Cookie');
      expect(Object.keys(listOrders?.responses['200']?.content ?? {})).toEqual(['application/json', 'text/csv']);
      expect(Object.keys(getOrder?.responses['200']?.content ?? {})).toEqual(['application/json']);
      expect(Object.keys(login?.responses['423']?.headers ?? {})).toContain('Retry-After');
    });

    it('rejects invalid HTTP as documented for every operation', async () => {
      const { app } = await make();
      await app.listen({ port: 0, host: '127.0.0.1' });
      const { port } = app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      socket.write('GET /api/v1/languages HTTP/1.1\r\nno header\r\n\r\n');
      let received = '';
      for await (const part of socket) received += String(part);
      const [head = '', payload = ''] = received.split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1\.1 400 /);
      const response = { statusCode: 400, headers: { 'content-type': 'application/json' }, payload };
      expect(() => checkDocumented(app, 'GET', '/api/v1/languages', response)).not.toThrow();
    });

    it('the tests reject a response that is not documented', async () => {
      const { app } = await make();
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      const check = (statusCode: number, code: string, more = {}) =>
        checkDocumented(app, 'POST', '/api/v1/checkout', {
          statusCode,
          headers: { ...headers, ...more },
          payload: JSON.stringify({ data: { code } }),
        });
      expect(() => check(409, 'QUOTE_USED')).not.toThrow();
      expect(() => check(418, 'QUOTE_USED')).toThrow('answered 418, which is not documented');
      expect(() => check(409, 'STATE_CONFLICT')).toThrow('answered 409 with STATE_CONFLICT');
      expect(() => check(409, 'QUOTE_USED', { 'retry-after': '1' })).toThrow('with the header retry-after');
      expect(() => check(201, '', { 'content-type': 'text/csv' })).toThrow('answered 201 with text/csv');
    });
  },
  ['embedded'],
);
