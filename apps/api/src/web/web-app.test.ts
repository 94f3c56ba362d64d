import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';

const index = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');
let webDir = '';

beforeAll(() => {
  webDir = mkdtempSync(join(tmpdir(), 'kado-preview-'));
  writeFileSync(join(webDir, 'index.html'), index);
  writeFileSync(join(webDir, 'login.fr.html'), index.replace('<html lang="en"', '<html lang="fr"'));
  writeFileSync(join(webDir, 'og.png'), 'picture');
});
afterAll(() => rmSync(webDir, { recursive: true }));

withDatabases('A link preview', (make) => {
  it.each([
    ['/', 'en'],
    ['/login', 'fr'],
    ['/gift/s3cret-token?from=chat', 'en'],
  ])('of %s has a picture with an absolute URL, and no part of the path', async (url, lang) => {
    const { app } = await make({ webDir, env: { origin: 'https://kado.example' } });
    // Like the crawlers of messengers, which do not request HTML.
    const headers = { accept: '*/*', 'accept-language': 'fr', host: 'kado.example' };
    const page = await app.inject({ url, headers });
    expect(page).toMatchObject({ statusCode: 200, headers: { 'content-type': 'text/html; charset=utf-8' } });
    expect(page.body).toContain(`<html lang="${lang}"`);
    const [, picture = ''] = /<meta property="og:image" content="([^"]*)" \/>/.exec(page.body) ?? [];
    expect(picture).toBe('https://kado.example/og.png');
    expect((await app.inject({ url: picture, headers })).body).toBe('picture');
    expect(page.body).not.toMatch(/s3cret-token|og:url/);
  });
});
