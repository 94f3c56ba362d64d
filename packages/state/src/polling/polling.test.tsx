// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { QUIET_AFTER } from './activity.ts';
import { usePollingInterval } from './use-polling-interval.ts';

const page = { visible: true };
const poll = () => renderHook(() => usePollingInterval(2000)).result;

beforeEach(() => {
  vi.useFakeTimers();
  page.visible = true;
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

  it('clears its timer', () => {
    poll();
    cleanup();
    expect(vi.getTimerCount()).toBe(0);
  });
});
