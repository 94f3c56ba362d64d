// @vitest-environment jsdom
import { createI18n } from '@kado/i18n';
import { expect, it, vi } from 'vitest';
import { fetchStylesAgain, isMissingChunk, isOutdated, recover } from './recovery.ts';

const OWN = '/assets/index-a1.js';
const pageOf = (script: string) => `<!doctype html><script type="module" nonce="n" src="${script}"></script>`;
const own = document.createElement('div');
const script = document.createElement('script');
script.type = 'module';
script.setAttribute('src', OWN);
own.append(script);

it.each([
  ['the same', pageOf(OWN), false],
  ['another', pageOf('/assets/index-b2.js'), true],
])('recognises %s build by the script of its page', async (_, html, outdated) => {
  vi.stubGlobal('fetch', async () => new Response(html));
  expect(await isOutdated(own)).toBe(outdated);
});

it('rejects when the server fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(isOutdated(own)).rejects.toThrow('503');
});

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/cart.js');

/** The results of `recover` for a missing file, called `times` times, and how often the page reloaded. */
async function recovered(times: number, answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  sessionStorage.clear();
  const reload = vi.fn();
  document.body.replaceChildren(script.cloneNode());
  const found = [];
  for (let time = 0; time < times; time += 1) found.push(await recover(missing, reload));
  return [...found, reload.mock.calls.length];
}

it.each([
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => new Response('', { status: 503 })],
])('C3 a page whose file is missing stays while the server %s', async (_, answer) =>
  expect(await recovered(2, answer)).toEqual(['offline', 'offline', 0]),
);

it('C8 a page whose file is missing reloads once if the server responds, and reports a new version only if there is one', async () => {
  expect(await recovered(2, async () => new Response(pageOf('/assets/index-b2.js')))).toEqual(['reloading', 'newVersion', 1]);
  expect(await recovered(2, async () => new Response(pageOf(OWN)))).toEqual(['reloading', undefined, 1]);
});

it.each([
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['while the server fails', async () => new Response('', { status: 503 })],
])('C3 translations that cannot be fetched %s count as a missing file, too', async (_, fetch) => {
  const failed = await createI18n({ lng: 'fr', fetch })
    .loadNamespace('product-orders')
    .catch((error: unknown) => error);
  expect(isMissingChunk(failed)).toBe(true);
  expect(isMissingChunk((failed as Error).cause)).toBe(false);
});

it('sends no request for another error', async () => {
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  expect(await recover(new TypeError('x is not a function'))).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

it('C8 a page whose browser forbids storage is not reloaded again and again', async () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbid);
  vi.resetModules();
  const { reloadOnce } = await import('./recovery.ts');
  const reload = vi.fn();
  expect([reloadOnce(reload), reload.mock.calls]).toEqual([false, []]);
});

it.each([
  ['a style sheet again', 'stylesheet', true],
  ['no preload again', 'preload', false],
])('fetches %s', (_, rel, again) => {
  vi.useFakeTimers();
  const link = Object.assign(document.createElement('link'), { rel, href: '/assets/missing' });
  document.head.append(link);
  fetchStylesAgain({ target: link } as unknown as Event);
  vi.runAllTimers();
  expect(link.isConnected).toBe(!again);
  vi.useRealTimers();
});
