// @vitest-environment node
import { join } from 'node:path';
import { type Locale, LANGUAGES } from '@kado/i18n';
import { expect, it } from 'vitest';
import { renderPage } from './render-page.tsx';
import { wordsByLanguage } from '@kado/i18n/vite';

const languages = wordsByLanguage(join(import.meta.dirname, '../../../packages'));
type Texts = Record<'login' | 'title' | 'site', Record<string, string>>;

it.each(languages)(
  'the sign-in page is prerendered completely in %s, with the link to the demo only if there is a demo',
  async (lng, words) => {
    const { login, title, site } = words['product-auth'] as Texts;
    const page = async (demo: boolean) => renderPage({ address: '/login', lng: lng as Locale, words, demo });
    const [plain, offering] = [await page(false), await page(true)];
    for (const { markup } of [plain, offering]) {
      for (const word of ['heading', 'lead', 'identifier', 'pin', 'submit']) expect(markup).toContain(login[word]);
      expect(markup).toContain('method="post"');
      expect(markup).not.toMatch(/<script|<template|<!--\$[!?]-->/);
    }
    expect([plain, offering].map(({ markup }) => markup.includes(login['demo'] ?? ''))).toEqual([false, true]);
    expect(plain).toMatchObject({ dir: lng === 'ar' ? 'rtl' : 'ltr', title: `${title['login']} · Kado`, ...site });
  },
);

it('is prerendered in every language', () =>
  expect(languages.map(([lng]) => lng).toSorted()).toEqual(LANGUAGES.map(({ code }) => code).toSorted()));

it('a page that cannot be prerendered stops the build', async () => {
  await expect(renderPage({ address: '/nowhere', lng: 'en', words: {}, demo: false })).rejects.toThrow('/nowhere is no page');
});
