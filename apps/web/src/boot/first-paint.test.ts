import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brand, template } from '@kado/ui/tokens';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { firstPaint } from './first-paint.ts';

const LABELS = { en: 'Loading', fr: 'Chargement', de: 'Wird geladen', pt: 'Carregando', ar: 'جارٍ التحميل' };
const page = document.documentElement;
const [styles = ''] = /<style>.*?<\/style>/s.exec(readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8')) ?? [];

/** Runs the script from its text, as the built page does, with the given page and browser languages and address. */
function run({ prerendered = '', lang = 'en', address = '/login', languages = ['en-GB'], only = '' } = {}) {
  document.head.innerHTML = `<meta name="theme-color" content="${brand.light.ground}"><meta name="kado-prerendered" content="${prerendered}">${styles}`;
  document.body.innerHTML = '<main id="loading"><div class="dots" aria-label="Loading"></div></main><button><i></i></button>';
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
  Object.assign(page, { lang, dir: 'ltr' });
  window.history.replaceState(null, '', address);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const { pathname, search } = window.location;
  const place = { pathname, search, replace: vi.fn() };
  // oxlint-disable-next-line typescript/no-implied-eval -- the page holds the text of the function
  const script = new Function('location', 'labels', 'rtl', 'only', `(${String(firstPaint)})(labels, rtl, only)`);
  script(place, LABELS, ['ar'], only || undefined);
  document.dispatchEvent(new Event('readystatechange'));
  return place.replace.mock.calls;
}
const dots = () => document.querySelector('.dots')?.getAttribute('aria-label');

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});

describe('the first paint', () => {
  it.each([
    [null, 'product', undefined, brand.light.ground],
    ['"light"', 'product', undefined, brand.light.ground],
    ['"dark"', 'product', 'dark', brand.dark.ground],
    ['"system"', 'product', 'dark', brand.dark.ground],
    ['damaged', 'product', undefined, brand.light.ground],
    ['"light"', 'template', undefined, template.light.ground],
    ['"dark"', 'template', 'dark', template.dark.ground],
  ])('sets the stored skin, and its background as the theme colour: %s in the %s', (stored, only, skin, ground) => {
    if (stored !== null) localStorage.setItem('skin', stored);
    run({ only });
    const { color } = Object.assign(document.createElement('i').style, { color: ground });
    expect([page.dataset['skin'], document.querySelector('meta')?.content]).toEqual([skin, color]);
  });

  it.each([
    [null, false, undefined],
    [null, true, ''],
    ['{"data.low":true}', false, ''],
    ['{"data.low":false}', true, undefined],
    ['damaged', false, undefined],
  ])('sets low data from the preference %s and the browser’s request %s', (prefs, asked, low) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: asked && query === '(prefers-reduced-data: reduce)' }));
    if (prefs !== null) localStorage.setItem('prefs', prefs);
    run();
    expect(page.dataset['lowData']).toBe(low);
  });

  it.each([
    [null, ['fr-CA', 'en'], 'fr', 'Chargement'],
    ['de', ['fr'], 'de', 'Wird geladen'],
    ['xx', ['zz', 'ar-EG'], 'ar', 'جارٍ التحميل'],
    [null, ['zz'], 'en', 'Loading'],
  ])('uses the stored language or the browser’s: %s, %j', (stored, languages, lang, label) => {
    if (stored !== null) localStorage.setItem('language', stored);
    run({ languages });
    expect([page.lang, dots()]).toEqual([lang, label]);
  });

  it.each([
    [{}, undefined, 'ltr'],
    [{ direction: 'true' }, undefined, 'ltr'],
    [{ testUser: 'sealed' }, 'template', 'ltr'],
    [{ testUser: 'sealed', direction: 'true' }, 'template', 'rtl'],
    [{ testUser: 'sealed', language: 'ar' }, 'template', 'rtl'],
    [{ testUser: 'sealed', language: 'ar', direction: '"damaged"' }, 'template', 'rtl'],
    [{ testUser: 'sealed', language: 'ar', direction: 'false' }, 'template', 'ltr'],
  ])('has the variant and its direction: %j', (stored, variant, dir) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    run();
    expect([page.dataset['variant'], page.dir]).toEqual([variant, dir]);
  });

  it.each([
    ['template', {}, 'template', 'ltr'],
    ['template', { direction: 'true' }, 'template', 'rtl'],
    ['product', { testUser: 'sealed', direction: 'true' }, undefined, 'ltr'],
  ])('uses the only variant of the checkout, whatever is stored: %s, %j', (only, stored, variant, dir) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    run({ only });
    expect([page.dataset['variant'], page.dir]).toEqual([variant, dir]);
  });

  it.each([
    ['a guest', {}, '/', [['/login']]],
    ['a guest at another address', {}, '/?a=1', []],
    ['a guest on another page', {}, '/login', []],
    ['a session', { userData: 'sealed' }, '/', []],
    ['a test user', { testUser: 'sealed' }, '/', []],
  ])('redirects only a guest from the home page to the sign-in page: %s', (_, stored, address, led) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    expect(run({ address })).toEqual(led);
  });

  it('has at most 40 lines, because it delays every page', () => {
    const [, own = ''] = readFileSync(join(import.meta.dirname, 'first-paint.ts'), 'utf8').split('export function firstPaint');
    expect(own.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  it('works if the browser forbids storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    run({ languages: ['pt-BR'] });
    expect(page.lang).toBe('pt');
  });
});

describe('the prerendered page', () => {
  it.each([
    ['a guest at its address', {}, {}, '/login en'],
    ['another address', {}, { address: '/login?return=%2Fcart' }, undefined],
    ['another language', { language: 'de' }, {}, undefined],
    ['a session', { userData: 'sealed' }, {}, undefined],
    ['a test user', { testUser: 'sealed' }, {}, undefined],
    ['a page that holds none', {}, { prerendered: '' }, undefined],
    ['a test user without a template', { testUser: 'sealed' }, { only: 'product' }, '/login en'],
  ])('is shown only to a guest, in its language, at its address: %s', (_, stored, options, shown) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    run({ prerendered: '/login', ...options });
    expect(page.dataset['prerendered']).toBe(shown);
  });

  it('stores the last press for the app, and does not stop a press with a modifier key', () => {
    run({ prerendered: '/login' });
    const button = document.querySelector('button');
    const heard = vi.fn();
    button?.addEventListener('click', heard);
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }));
    expect([heard.mock.calls.length, button?.dataset['pressed']]).toEqual([1, undefined]);
    button?.querySelector('i')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect([heard.mock.calls.length, button?.dataset['pressed']]).toEqual([1, '']);
  });

  it('does not stop presses when the app is hydrated', () => {
    run();
    const heard = vi.fn();
    document.querySelector('button')?.addEventListener('click', heard);
    document.querySelector('button')?.click();
    expect(heard).toHaveBeenCalledOnce();
  });
});
