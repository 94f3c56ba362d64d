// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isOutdated } from './recovery.ts';

const OWN = '/assets/index-a1.js';
const pageOf = (script: string) => `<!doctype html><script type="module" nonce="n" src="${script}"></script>`;
const own = document.createElement('div');
const script = document.createElement('script');
script.type = 'module';
script.setAttribute('src', OWN);
own.append(script);
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['the same', pageOf(OWN), false],
  ['another', pageOf('/assets/index-b2.js'), true],
])('knows %s build by its script', async (_, html, outdated) => {
  vi.stubGlobal('fetch', async () => new Response(html));
  expect(await isOutdated(own)).toBe(outdated);
});

it('does not know it when the server fails', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  await expect(isOutdated(own)).rejects.toThrow('503');
});

it('C8 a page whose browser forbids storage is not reloaded again and again', async () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbid);
  vi.resetModules();
  const { reloadOnce } = await import('./recovery.ts');
  const reload = vi.fn();
  expect([reloadOnce(undefined, Date.now(), reload), reload.mock.calls]).toEqual([false, []]);
});
