import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';

withDatabases(
  'The API reference',
  (make) => {
    const ASSET = /(?:src|href)="([^"]+)"/g;

    it('B1 has a strict policy with a nonce of its own and Trusted Types', async () => {
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

    it('documents every route with its topic and whether it is public', async () => {
      const { app, call } = await make();
      const { paths } = (await call('GET /docs/openapi.json')).body as unknown as {
        paths: Record<string, Record<string, { tags: string[]; security: unknown[] }>>;
      };
      const documented = app.routeTable.filter(({ url }) => url.startsWith('/api/v1') && !url.includes('/docs'));
      expect(documented.length).toBeGreaterThan(20);
      for (const { method, url, public: isPublic } of documented) {
        const operation = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
        expect([url, operation?.tags, operation?.security]).toEqual([url, [url.split('/')[3]], isPublic ? [] : [{ bearer: [] }]]);
      }
    });
  },
  ['embedded'],
);
