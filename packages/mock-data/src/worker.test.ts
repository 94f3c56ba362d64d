import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';

const SCRIPT = readFileSync(new URL('../public/mock-worker.js', import.meta.url), 'utf8');
const HOME = 'http://localhost:3000';

type Listener = (event: object) => void;

/** Runs the worker's script: its listeners, and the script that it imports. */
function start() {
  const listeners = new Map<string, Listener>();
  const importScripts = vi.fn<(url: string) => void>();
  const claim = vi.fn<() => void>();
  const addEventListener = (type: string, listener: Listener) => void listeners.set(type, listener);
  const location = { origin: HOME };
  runInNewContext(SCRIPT, { addEventListener, importScripts, location, self: { clients: { claim } }, URL });
  const stops = (request: object): boolean => {
    const stopImmediatePropagation = vi.fn<() => void>();
    listeners.get('fetch')?.({ request: { mode: 'cors', destination: '', ...request }, stopImmediatePropagation });
    return stopImmediatePropagation.mock.calls.length > 0;
  };
  return { listeners, importScripts, claim, stops };
}

it.each([
  ['a page', { mode: 'navigate', destination: 'document', url: `${HOME}/apps/ecommerce/wishlist` }, false],
  ['a script', { destination: 'script', url: `${HOME}/src/main.tsx` }, false],
  ['a style sheet', { destination: 'style', url: `${HOME}/src/main.css` }, false],
  ['a font', { destination: 'font', url: `${HOME}/inter.woff2` }, false],
  ['a locale file', { url: `${HOME}/assets/data/locales/en.json` }, false],
  ['another host', { url: 'https://else.example/pricing/data' }, false],
  ['a call', { url: `${HOME}/apps/ecommerce/wishlist` }, true],
  ['a sample picture', { destination: 'image', url: `${HOME}/mock/faces/1` }, true],
])('routes %s to msw or to the network', (_, request, mocked) => expect(start().stops(request)).toBe(!mocked));

it('imports msw’s worker, and claims pages on request', () => {
  const { importScripts, listeners, claim } = start();
  expect(importScripts.mock.calls).toEqual([['/mockServiceWorker.js']]);
  const waitUntil = vi.fn<() => void>();
  listeners.get('message')?.({ data: 'KEEPALIVE_REQUEST', waitUntil });
  expect(claim).not.toHaveBeenCalled();
  listeners.get('message')?.({ data: 'KADO_CLAIM', waitUntil });
  expect(claim).toHaveBeenCalledOnce();
});
