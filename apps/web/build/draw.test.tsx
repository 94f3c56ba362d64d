// @vitest-environment node
import { join } from 'node:path';
import { localeFiles } from '@kado/i18n/vite';
import { expect, it } from 'vitest';
import { draw, languages } from './draw.tsx';
import { wordsOf } from './prerender.ts';

const words = localeFiles(join(import.meta.dirname, '../../../packages'));
type Said = { 'product-auth': { login: Record<string, string>; title: Record<string, string> } };

it.each(languages)('the sign-in page is drawn whole in %s, with the way to the demo only where there is one', async (lng) => {
  const all = JSON.parse(words.get(`${lng}.json`)?.() ?? '{}') as Said;
  const { login, title } = all['product-auth'];
  const page = async (demo: boolean) => draw({ face: 'product', address: '/login', lng, words: all, demo });
  const [plain, offering] = [await page(false), await page(true)];
  for (const { markup } of [plain, offering]) {
    for (const word of ['heading', 'lead', 'identifier', 'pin', 'submit']) expect(markup).toContain(login[word]);
    expect(markup).toContain('method="post"');
    expect(markup).not.toMatch(/<script|<template|<!--\$[!?]-->/);
  }
  expect([plain, offering].map(({ markup }) => markup.includes(login['demo'] ?? ''))).toEqual([false, true]);
  expect(plain).toMatchObject({ dir: lng === 'ar' ? 'rtl' : 'ltr', title: `${title['login']} · Kado` });
});

it.each(languages)('what the template opens with is drawn in %s, without the day on which that was', async (lng) => {
  const all = wordsOf(words, lng) as Record<string, Record<string, Record<string, string>>>;
  const { markup, dir, title } = await draw({ face: 'template', address: '/', lng, words: all, demo: false });
  const { 'template-shell': shell, 'template-dashboard': dashboard } = all;
  for (const word of [shell?.['footer']?.['name'], dashboard?.['store']?.['title']]) expect(markup).toContain(word);
  expect(markup).not.toMatch(/<script|<style|<template|<!--\$[!?]-->/);
  // The day on which it was drawn is said only where index.html hides it.
  const dated = [...markup.matchAll(/<([^>]*)>[^<]*20\d\d/g)].map(([, tag]) => tag?.includes('data-late'));
  expect(dated).toEqual([true]);
  expect({ dir, title }).toEqual({ dir: 'ltr', title: undefined });
});

it('a page that cannot be drawn stops the build', async () => {
  const nothing = { face: 'product', address: '/nowhere', lng: 'en', words: {}, demo: false } as const;
  await expect(draw(nothing)).rejects.toThrow('/nowhere is no page');
});
