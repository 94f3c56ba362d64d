// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { createI18n, I18nProvider, useTranslation } from './index.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const files = {
  en: { common: { action: { close: 'Close', save: 'Save' } }, orders: { title: 'Orders', hint: 'None yet' } },
  fr: { common: { action: { close: 'Fermer' } } },
} as never;
type Any = (namespaces?: string | string[]) => { t: (word: string, values?: object) => string; i18n: { language: string } };
const useWords = useTranslation as unknown as Any;

/** Shows one component beside a language's words, and tells what it shows and how often it was drawn. */
async function show(read: (words: ReturnType<Any>) => string, namespaces?: string | string[]) {
  const words = createI18n({ lng: 'en', resources: files });
  let drawn = 0;
  const Reader = () => {
    drawn += 1;
    return read(useWords(namespaces));
  };
  const box = document.createElement('div');
  await act(async () =>
    createRoot(box).render(
      <I18nProvider words={words}>
        <Reader />
      </I18nProvider>,
    ),
  );
  const add = (lng: string, namespace: string, more: object) =>
    act(async () => void words.i18n.addResourceBundle(lng, namespace, more, true, true));
  return { box, add, words, drawn: () => drawn };
}

it('shows the words of a namespace, and common ones by their name', async () => {
  const { box } = await show(({ t }) => `${t('title')} ${t('common:action.close')}`, ['orders', 'common']);
  expect(box.textContent).toBe('Orders Close');
});

it('is drawn again when its own words come, and not for those of others', async () => {
  const { box, add, drawn } = await show(({ t }) => t('hint'), 'orders');
  expect(drawn()).toBe(1);
  await add('en', 'invoices', { hint: 'A hint of others' });
  expect(drawn()).toBe(1);
  await add('en', 'orders', { hint: 'Tap an order' });
  expect([box.textContent, drawn()]).toEqual(['Tap an order', 2]);
});

it('is drawn again for common words, which stand in for missing ones, and for a missing word’s English', async () => {
  const { box, add, words } = await show(({ t }) => t('action.save'), 'orders');
  await act(() => words.choose('fr'));
  await add('fr', 'common', { action: { save: 'Garder' } });
  expect(box.textContent).toBe('Garder');
  await add('en', 'common', { action: { save: 'Keep' } });
  expect(box.textContent).toBe('Garder');
});

it('speaks the chosen language, and hands out another instance with it, so that memos see it', async () => {
  const seen = new Set<unknown>();
  const { box, words } = await show(({ t, i18n }) => {
    seen.add(i18n);
    return `${t('action.close')} ${i18n.language}`;
  });
  await act(() => words.choose('fr'));
  expect([box.textContent, seen.size]).toEqual(['Fermer fr', 2]);
});

it('looks a word up once, but fills in its values each time', async () => {
  const { box, add } = await show(({ t }) => `${t('title')} ${t('count', { n: 1 })} ${t('count', { n: 2 })}`, 'orders');
  await add('en', 'orders', { count: 'No. {{n}}' });
  expect(box.textContent).toBe('Orders No. 1 No. 2');
});
