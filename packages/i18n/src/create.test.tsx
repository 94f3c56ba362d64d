// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18n, firstLanguage, I18nProvider, MENU_NAMESPACE, useFormats, useLanguage, useTranslation } from './index.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const files: Record<string, object> = {
  en: { common: { action: { close: 'Close', save: 'Save' } } },
  fr: { common: { action: { close: 'Fermer' } } },
  ar: { common: { action: { close: 'إغلاق', save: 'حفظ' } } },
  'fr.template-invoice': { title: 'Factures' },
  'ar.template-invoice': { title: 'الفواتير' },
  'fr.template-menu': { 'template-invoice': { nav: { list: 'Liste' } }, 'template-users': { nav: { list: 'Gens' } } },
};
const asked: string[] = [];
const fetch = async (address: string) => {
  asked.push(address);
  const file = files[address.slice('/assets/data/locales/'.length, -'.json'.length)];
  return file ? Response.json(file) : new Response('', { status: 404 });
};

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
});

it.each([
  ['fr', ['de'], 'fr'],
  [null, ['pt-BR', 'fr'], 'pt'],
  [null, ['ja', 'AR-eg'], 'ar'],
  [null, [], 'en'],
  ['klingon', ['de-AT'], 'de'],
  ['{"__proto__":1}', [], 'en'],
])('opens with the kept language, else the browser’s: %s, %s', (kept, wanted, lng) => {
  if (kept !== null) localStorage.setItem('language', kept);
  expect(firstLanguage(localStorage, wanted)).toBe(lng);
  expect(localStorage.getItem('language')).toBe(kept === 'fr' ? 'fr' : null);
});

it('opens in English where storage is forbidden', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  expect(firstLanguage(forbidden, [])).toBe('en');
});

it('fetches one file only, and turns the page with the language', async () => {
  const { ready, choose, i18n } = createI18n({ lng: 'fr', fetch, storage: localStorage });
  await ready();
  expect([i18n.t('action.close'), document.documentElement.lang, document.documentElement.dir, asked]).toEqual([
    'Fermer',
    'fr',
    'ltr',
    ['/assets/data/locales/fr.json'],
  ]);
  await choose('ar');
  expect([
    i18n.t('action.close'),
    document.documentElement.lang,
    document.documentElement.dir,
    localStorage.getItem('language'),
  ]).toEqual(['إغلاق', 'ar', 'rtl', 'ar']);
});

it('knows its keys', () => {
  const { i18n } = createI18n({ lng: 'en', resources: { en: files['en'] as never } });
  // @ts-expect-error a word that nobody wrote
  expect(i18n.t('action.fly')).toBe('action.fly');
});

it('keeps the page’s own direction where the language does not rule it', async () => {
  document.documentElement.dir = 'ltr';
  await createI18n({ lng: 'ar', fetch, turn: false }).ready();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'ltr']);
});

it('stays as it was when a chosen language cannot be fetched', async () => {
  const { ready, choose, i18n } = createI18n({ lng: 'fr', fetch, storage: localStorage });
  await ready();
  await expect(choose('pt')).rejects.toThrow('/assets/data/locales/pt.json answered 404');
  expect([i18n.language, localStorage.getItem('language')]).toEqual(['fr', null]);
});

it('opens in English when the first language cannot be fetched', async () => {
  const { ready, i18n } = createI18n({ lng: 'de', fetch });
  await ready();
  expect([i18n.language, i18n.t('action.close')]).toEqual(['en', 'Close']);
});

it('fetches English for a missing word', async () => {
  const { ready, i18n } = createI18n({ lng: 'fr', fetch });
  await ready();
  i18n.t('action.save');
  await vi.waitFor(() => expect(i18n.t('action.save')).toBe('Save'));
});

it('brings a feature’s words with its route, and in each language chosen later', async () => {
  const { ready, loadNamespace, choose, i18n } = createI18n({ lng: 'fr', fetch });
  await ready();
  await Promise.all([loadNamespace('template-invoice'), loadNamespace('template-invoice')]);
  expect(i18n.t('title', { ns: 'template-invoice' as 'common' } as never)).toBe('Factures');
  await choose('ar');
  expect(i18n.t('title', { ns: 'template-invoice' as 'common' } as never)).toBe('الفواتير');
  expect(asked).toHaveLength(4);
});

it('names the menu entries of features that are not open yet, and loses no name when one opens', async () => {
  const { ready, loadNamespace, i18n } = createI18n({ lng: 'fr', fetch });
  await ready();
  await loadNamespace(MENU_NAMESPACE);
  await loadNamespace('template-invoice');
  const say = (key: string, ns: string) => i18n.t(key as 'action.close', { ns: ns as 'common' } as never);
  expect([say('nav.list', 'template-users'), say('nav.list', 'template-invoice'), say('title', 'template-invoice')]).toEqual([
    'Gens',
    'Liste',
    'Factures',
  ]);
});

it('gives components words and formats of the language that is shown', async () => {
  const words = createI18n({ lng: 'en', resources: { en: files['en'] as never, ar: files['ar'] as never } });
  const Page = () => {
    const { choose } = useLanguage();
    return (
      <p>
        <button type="button" onClick={() => choose('ar')}>
          {useTranslation().t('action.close')}
        </button>{' '}
        {useFormats().money({ decimal: '3.59', currency: 'USD' })}
      </p>
    );
  };
  const box = document.createElement('div');
  await act(async () =>
    createRoot(box).render(
      <I18nProvider words={words}>
        <Page />
      </I18nProvider>,
    ),
  );
  expect(box.textContent).toBe('Close 3.59\u00A0USD');
  await act(async () => box.querySelector('button')?.click());
  expect(box.textContent).toBe('إغلاق 3.59\u00A0USD');
});
