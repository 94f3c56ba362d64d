import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { keepLoaded } from './catalogue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const log = pino({ level: 'silent' });
const MINUTE = 60_000;

it('networks are loaded at once and every hour', async () => {
  const load = vi.fn(async () => undefined);
  const { start, stop } = keepLoaded('networks', load, log);
  await start();
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
});

it('networks that could not be loaded are loaded a minute later', async () => {
  const load = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('fetch failed'));
  const { start, stop } = keepLoaded('networks', load, log);
  await start();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

it('nothing is loaded after a stop, also if it was during a load', async () => {
  let finish = (): void => undefined;
  const load = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { start, stop } = keepLoaded('networks', load, log);
  const started = start();
  stop();
  finish();
  await started;
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  expect(load).toHaveBeenCalledTimes(1);
});

it('a load during another one waits for that one, and the next is an hour later', async () => {
  let finish = (): void => undefined;
  const load = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const { start, stop } = keepLoaded('networks', load, log);
  const both = [start(), start()];
  finish();
  await Promise.all(both);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
  stop();
});

it('a load before the hour is over restarts the hour', async () => {
  const load = vi.fn(async () => undefined);
  const { start, stop } = keepLoaded('networks', load, log);
  await start();
  await vi.advanceTimersByTimeAsync(30 * MINUTE);
  await start();
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(load).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(load).toHaveBeenCalledTimes(3);
  stop();
});
