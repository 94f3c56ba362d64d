import { expect, it, vi } from 'vitest';

import { browserLocks } from './locks.ts';

const denied = () => Promise.reject(new DOMException('no', 'SecurityError'));
const granted = async (_: string, work: () => Promise<unknown>) => work();

it.each([
  ['has no locks', {}],
  ['denies them with its storage', { locks: { request: denied } }],
])('C5 work runs one after the other within a page whose browser %s', async (_, navigator) => {
  vi.stubGlobal('navigator', navigator);
  const locks = browserLocks();
  const seen: string[] = [];
  let open: () => void = () => undefined;
  const first = locks.request('one', async () => {
    seen.push('first');
    await new Promise<void>((resolve) => (open = resolve));
    seen.push('first is over');
    throw new Error('refused');
  });
  const second = locks.request('one', async () => seen.push('second'));
  await vi.waitFor(() => expect(seen).toEqual(['first']));
  open();
  await expect(first).rejects.toThrow('refused');
  await second;
  expect(seen).toEqual(['first', 'first is over', 'second']);
});

it('work under a lock of the browser runs once, also if it rejects', async () => {
  vi.stubGlobal('navigator', { locks: { request: granted } });
  const work = vi.fn(async () => Promise.reject(new Error('refused')));
  await expect(browserLocks().request('one', work)).rejects.toThrow('refused');
  expect(await browserLocks().request('one', async () => 'done')).toBe('done');
  expect(work).toHaveBeenCalledOnce();
});
