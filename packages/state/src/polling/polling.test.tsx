// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { prefChanged } from '../prefs/prefs.ts';
import { openTab } from '../test/tab.ts';
import { QUIET_AFTER } from './activity.ts';
import { usePolling } from './use-polling.ts';
import { usePollingInterval } from './use-polling-interval.ts';

const page = { visible: true };
let store: ReturnType<typeof openTab>['store'];
const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
const poll = () => renderHook(() => usePollingInterval(2000), { wrapper }).result;

beforeEach(() => {
  vi.useFakeTimers();
  page.visible = true;
  ({ store } = openTab());
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (page.visible ? 'visible' : 'hidden'));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const happens = (type: string) => act(() => void document.dispatchEvent(new Event(type)));
const passes = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('polling', () => {
  it('continues while the user is active', () => expect(poll().current).toBe(2000));

  it('stops in a hidden tab', () => {
    const interval = poll();
    page.visible = false;
    happens('visibilitychange');
    expect(interval.current).toBe(0);
    page.visible = true;
    happens('visibilitychange');
    expect(interval.current).toBe(2000);
  });

  it.each(['keydown', 'pointerdown', 'touchstart'])('stops after ten minutes without input, until a %s', (input) => {
    const interval = poll();
    passes(QUIET_AFTER - 1);
    happens(input);
    passes(QUIET_AFTER - 1);
    expect(interval.current).toBe(2000);
    passes(1);
    expect(interval.current).toBe(0);
    happens(input);
    expect(interval.current).toBe(2000);
  });

  it('is slower on a device that uses little data', () => {
    const interval = poll();
    act(() => void store.dispatch(prefChanged({ name: 'data.low', value: true })));
    expect(interval.current).toBe(10_000);
    act(() => void store.dispatch(prefChanged({ name: 'data.low', value: 'damaged' })));
    expect(interval.current).toBe(2000);
  });

  it.each([
    ['its data saver', 'navigator', { connection: { saveData: true } }],
    ['a media feature', 'matchMedia', (query: string) => ({ matches: query === '(prefers-reduced-data: reduce)' })],
  ])('is slower when the browser asks for less data by %s, unless the person chose otherwise', (_, name, value) => {
    vi.stubGlobal(name, value);
    const interval = poll();
    expect(interval.current).toBe(10_000);
    act(() => void store.dispatch(prefChanged({ name: 'data.low', value: false })));
    expect(interval.current).toBe(2000);
  });

  it('takes the interval that the polled data asks for, in the same render', () => {
    const renders: number[] = [];
    const { result, rerender } = renderHook(
      ({ open }: { open: boolean }) => {
        const { pollingInterval, pollEvery } = usePolling(2000);
        pollEvery(open ? 5000 : 0);
        renders.push(pollingInterval);
        return pollingInterval;
      },
      { wrapper, initialProps: { open: true } },
    );
    expect(renders).toEqual([2000, 5000]);
    rerender({ open: false });
    expect(result.current).toBe(0);
  });

  it('clears its timer', () => {
    poll();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
