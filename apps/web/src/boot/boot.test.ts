import type { Variant } from '@kado/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isMissingChunk, isSpeculating, reloadOnce, showFailure, speculate } from './recovery.ts';
import { readSettings } from './environment.ts';
import { chooseVariant, likelyVariant, registeredVariant } from './variant.ts';
import { isControlledByOther, mustReload, unregisterWorkers } from './workers.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the variant', () => {
  const answer = (value: string | undefined) => vi.fn(async () => value);

  it('is the product, and no decryption code is loaded, when no test user is stored', async () => {
    const read = answer('visitor');
    expect(await chooseVariant(localStorage, read, 'visitor')).toBe('product');
    expect(read).not.toHaveBeenCalled();
  });

  it.each([
    ['the configured test user', answer('visitor'), 'template'],
    ['another value', answer('somebody'), 'product'],
    ['an empty value', answer(''), 'product'],
    ['a damaged value', answer(undefined), 'product'],
    ['a value that cannot even be read', vi.fn(() => Promise.reject(new Error('no crypto'))), 'product'],
  ])('for %s', async (_, read, variant) => {
    localStorage.setItem('testUser', 'sealed');
    expect(await chooseVariant(localStorage, read, 'visitor')).toBe(variant);
  });

  it.each([
    ['none', null, 'product'],
    ['a damaged one', 'x', 'product'],
    ['one of another form', '{}', 'product'],
    ['an encrypted one', '{"v":1,"kid":"k","iv":"i","ct":"c","mac":"m"}', 'template'],
  ])('is guessed before decryption: with %s as stored test user (%s), the %s', (_, value, likely) =>
    expect(likelyVariant(value)).toBe(likely),
  );

  it('is the product where storage is forbidden', async () => {
    const forbidden = {
      getItem: () => {
        throw new Error('no');
      },
    } as unknown as Storage;
    expect(await chooseVariant(forbidden, answer('visitor'), 'visitor')).toBe('product');
  });
});

describe('a checkout with one variant', () => {
  const mockWorker = { scriptURL: `${location.origin}/mock-worker.js` } as ServiceWorker;

  it.each([
    ['template', 'product', false],
    ['template', 'template', false],
    ['product', 'template', true],
  ] as const)('opens the %s when the %s is requested; whether the mock worker is foreign: %s', (left, wanted, foreign) => {
    const registered: Partial<Record<Variant, string>> = { [left]: 'module' };
    const found = registeredVariant(wanted, registered);
    expect(found).toEqual([left, 'module']);
    expect(isControlledByOther(found[0], mockWorker)).toBe(foreign);
  });

  it('differs from one with both, which opens the requested one, and from one without any, which throws', () => {
    expect(registeredVariant('template', { product: 1, template: 2 })).toEqual(['template', 2]);
    expect(() => registeredVariant('product', {})).toThrow('no variant');
  });
});

describe('service workers', () => {
  const container = (...workers: { unregister: () => Promise<boolean> }[]) =>
    ({ getRegistrations: async () => workers }) as unknown as ServiceWorkerContainer;

  it('are all unregistered, and that is awaited', async () => {
    const unregister = vi.fn(async () => true);
    await unregisterWorkers(container({ unregister }, { unregister }));
    expect(unregister).toHaveBeenCalledTimes(2);
  });

  it.each([
    undefined,
    { getRegistrations: () => Promise.reject(new Error('insecure')) } as unknown as ServiceWorkerContainer,
    container({ unregister: () => Promise.reject(new Error('gone')) }),
  ])('that cannot be unregistered do not prevent the page from opening: %#', async (each) =>
    expect(await unregisterWorkers(each)).toBeUndefined(),
  );

  it.each([
    ['product', `${location.origin}/mock-worker.js`, true],
    ['product', 'http://kado/foreign.js', true],
    ['template', 'http://kado/foreign.js', true],
    ['template', `${location.origin}/mock-worker.js`, false],
    ['product', undefined, false],
  ] as const)('that are foreign to the %s: %s', (variant, scriptURL, foreign) =>
    expect(isControlledByOther(variant, scriptURL === undefined ? null : ({ scriptURL } as ServiceWorker))).toBe(foreign),
  );

  it('that still control the page make it reload, once', () => {
    expect([mustReload(true), mustReload(true), mustReload(true)]).toEqual([true, false, true]);
    sessionStorage.clear();
    expect([mustReload(false), mustReload(true), mustReload(false), mustReload(true)]).toEqual([false, true, false, true]);
  });

  it('do not reload the page where storage is forbidden', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('no');
      },
    } as unknown as Storage;
    expect(mustReload(true, forbidden)).toBe(false);
  });
});

describe('a missing file', () => {
  it('reloads once a minute at most', () => {
    const reload = vi.fn();
    expect([0, 59_999, 60_000].map((later) => reloadOnce(reload, sessionStorage, 1e12 + later))).toEqual([true, false, true]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('counts as speculative until the last of the speculative fetches ends', async () => {
    let arrive = (): void => undefined;
    const first = speculate(() => new Promise<void>((resolve) => (arrive = resolve)));
    await expect(speculate(() => Promise.reject(new Error('missing')))).rejects.toThrow('missing');
    expect(isSpeculating()).toBe(true);
    arrive();
    await first;
    expect(isSpeculating()).toBe(false);
  });

  it.each([
    ['Failed to fetch dynamically imported module: http://kado/assets/a.js', true],
    ['error loading dynamically imported module: http://kado/assets/a.js', true],
    ['Importing a module script failed.', true],
    ['Unable to preload CSS for /assets/a.css', true],
    ['x is not a function', false],
  ])('is distinguished from other errors: %s', (message, missing) =>
    expect(isMissingChunk(new TypeError(message))).toBe(missing),
  );

  it('shows an error screen with a button when the reload has not helped', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    const told = vi.fn((event: ErrorEvent) => event.preventDefault());
    addEventListener('error', told, { once: true });
    document.body.innerHTML = '<main id="loading"><div class="dots"></div></main>';
    document.documentElement.lang = 'fr';
    const reload = vi.fn();
    const missing = new TypeError('Failed to fetch dynamically imported module: /a.js');
    await showFailure(missing, reload);
    expect([reload.mock.calls.length, document.querySelector('[role=alert]')]).toEqual([1, null]);
    await showFailure(missing, reload);
    expect(document.querySelector('[role=alert] h2')?.textContent).toBe('Kado n’a pas pu s’ouvrir');
    document.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledTimes(2);
    expect(told).toHaveBeenCalledOnce();
  });
});

describe('the settings', () => {
  const page = (content: string) => {
    const meta = Object.assign(document.createElement('meta'), { name: 'kado-settings', content });
    const root = document.createElement('div');
    root.append(meta);
    return root;
  };
  it.each([
    ['{"demo":true,"host":"https://api.kado.test"}', { demo: true, host: 'https://api.kado.test' }],
    ['{"demo":false,"host":""}', { demo: false, host: '' }],
    ['{"demo":"yes","host":1}', { demo: true, host: '' }],
    ['__KADO_SETTINGS__', { demo: true, host: '' }],
    ['null', { demo: true, host: '' }],
    ['', { demo: true, host: '' }],
  ])('are read from the page, or from the build if invalid: %s', (content, settings) =>
    expect(readSettings(page(content))).toEqual(settings),
  );
});
