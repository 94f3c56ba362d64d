// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, it, vi } from 'vitest';
import { createI18n, firstLanguage, I18nProvider, useLocaleFormatters, useLanguage, useTranslation } from './index.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const files: Record<string, object> = {
  en: { common: { action: { close: 'Close', save: 'Save' } } },
  fr: {
    common: { action: { close: 'Fermer' } },
    'template-invoice': { nav: { list: 'Liste' } },
    'template-users': { nav: { list: 'Gens' } },
  },
  ar: { common: { action: { close: 'إغلاق', save: 'حفظ' } } },
  'fr.template-invoice': { title: 'Factures', nav: { list: 'Liste' } },
  'ar.template-invoice': { title: 'الفواتير' },
};
const requested: string[] = [];
const fetch = async (address: string) => {
  requested.push(address);
  const file = files[address.slice('/assets/data/locales/'.length, -'.json'.length)];
  return file ? Response.json(file) : new Response('', { status: 404 });
};

beforeEach(() => {
  requested.length = 0;
  localStorage.clear();
});

it.each([
  ['fr', ['de'], 'fr'],
  [null, ['pt-BR', 'fr'], 'pt'],
  [null, ['ja', 'AR-eg'], 'ar'],
  [null, [], 'en'],
  ['klingon', ['de-AT'], 'de'],
  ['{"__proto__":1}', [], 'en'],
  ['__proto__', ['constructor'], 'en'],
  ['', ['toString-DE', 'fr'], 'fr'],
  ['FR', [], 'en'],
  ['x'.repeat(100_000), ['de'], 'de'],
])('C5 starts with the stored language, else the browser’s: %s, %s', (stored, wanted, lng) => {
  if (stored !== null) localStorage.setItem('language', stored);
  expect(firstLanguage(localStorage, wanted)).toBe(lng);
  expect(localStorage.getItem('language')).toBe(stored === 'fr' ? 'fr' : null);
});

it('C5 starts in English if storage is forbidden', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('no');
    },
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  expect(firstLanguage(forbidden, [])).toBe('en');
});

it('fetches only one file and sets language and direction of the page', async () => {
  const { ready, choose, i18n } = createI18n({ lng: 'fr', fetch, storage: localStorage });
  await ready();
  expect([i18n.t('action.close'), document.documentElement.lang, document.documentElement.dir, requested]).toEqual([
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

it('has typed keys', () => {
  const { i18n } = createI18n({ lng: 'en', resources: { en: files['en'] as never } });
  // @ts-expect-error a key that does not exist
  expect(i18n.t('action.fly')).toBe('action.fly');
});

it.each([
  ['en', 1234, '1,234 rows of 1234'],
  ['de', 1234, '1.234 rows of 1234'],
  ['en', 1, '1 row'],
] as const)('in %s formats a count of %i with separators: %s', (lng, count, text) => {
  const words = { rows_one: '{{count}} row', rows_other: '{{count}} rows of {{id}}' };
  const { i18n } = createI18n({ lng, resources: { [lng]: { common: words } } as never });
  expect(i18n.t('rows' as never, { count, id: 1234 })).toBe(text);
});

it('keeps the page’s direction if `directionFollowsLanguage` is false', async () => {
  document.documentElement.dir = 'ltr';
  await createI18n({ lng: 'ar', fetch, directionFollowsLanguage: false }).ready();
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar', 'ltr']);
});

it('changes nothing when a chosen language cannot be fetched', async () => {
  const { ready, choose, i18n } = createI18n({ lng: 'fr', fetch, storage: localStorage });
  await ready();
  await expect(choose('pt')).rejects.toThrow('Unable to preload /assets/data/locales/pt.json');
  expect([i18n.language, localStorage.getItem('language')]).toEqual(['fr', null]);
});

it('starts in English when the initial language cannot be fetched', async () => {
  const { ready, i18n } = createI18n({ lng: 'de', fetch });
  await ready();
  expect([i18n.language, i18n.t('action.close')]).toEqual(['en', 'Close']);
});

it('fetches English for a missing key', async () => {
  const { ready, i18n } = createI18n({ lng: 'fr', fetch });
  await ready();
  i18n.t('action.save');
  await vi.waitFor(() => expect(i18n.t('action.save')).toBe('Save'), 30_000);
});

it('fetches a feature’s translations with its route, and in each language chosen later', async () => {
  const { ready, loadNamespace, choose, i18n } = createI18n({ lng: 'fr', fetch });
  await ready();
  await Promise.all([loadNamespace('template-invoice'), loadNamespace('template-invoice')]);
  expect(i18n.t('title', { ns: 'template-invoice' as 'common' } as never)).toBe('Factures');
  await choose('ar');
  expect(i18n.t('title', { ns: 'template-invoice' as 'common' } as never)).toBe('الفواتير');
  expect(requested).toHaveLength(4);
});

it('has the menu texts of features that are not loaded yet, and keeps them when a feature loads', async () => {
  const { ready, loadNamespace, i18n } = createI18n({ lng: 'fr', fetch });
  await ready();
  await loadNamespace('template-invoice');
  const say = (key: string, ns: string) => i18n.t(key as 'action.close', { ns: ns as 'common' } as never);
  expect([say('nav.list', 'template-users'), say('nav.list', 'template-invoice'), say('title', 'template-invoice')]).toEqual([
    'Gens',
    'Liste',
    'Factures',
  ]);
});

it('shows and stores the language that was chosen last, also when an earlier choice finishes loading after it', async () => {
  const storage = { setItem: vi.fn<Storage['setItem']>() };
  let arrive = (): void => undefined;
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  const { ready, choose, i18n } = createI18n({ lng: 'en', fetch, storage });
  await ready();
  const first = choose('ar', slow);
  await choose('fr');
  arrive();
  await first;
  expect([i18n.language, document.documentElement.lang]).toEqual(['fr', 'fr']);
  expect(storage.setItem.mock.calls.map(([, value]) => value)).toEqual(['fr']);
});

it.each(['before', 'after'])('shows and stores an earlier choice that finishes loading %s the last one fails', async (order) => {
  let [arrive, fail] = [(): void => undefined, (): void => undefined];
  const slow = new Promise<void>((resolve) => (arrive = resolve));
  const failing = new Promise<void>((_, reject) => (fail = () => reject(new Error('no'))));
  const { ready, choose, i18n } = createI18n({ lng: 'en', fetch, storage: localStorage });
  await ready();
  const first = choose('ar', slow);
  const last = choose('fr', failing);
  if (order === 'before') arrive();
  if (order === 'before') await first;
  fail();
  await expect(last).rejects.toThrow('no');
  arrive();
  await first;
  expect([i18n.language, localStorage.getItem('language')]).toEqual(['ar', 'ar']);
});

it('provides components with the current language’s translations and formats', async () => {
  const words = createI18n({ lng: 'en', resources: { en: files['en'] as never, ar: files['ar'] as never } });
  const Page = () => {
    const { choose } = useLanguage();
    return (
      <p>
        <button type="button" onClick={() => choose('ar')}>
          {useTranslation().t('action.close')}
        </button>{' '}
        {useLocaleFormatters().money({ decimal: '3.59', currency: 'USD' })}
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
