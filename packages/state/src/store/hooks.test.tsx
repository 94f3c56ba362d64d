// @vitest-environment jsdom
import type { Country, CountryQuery } from '@kado/contracts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { StrictMode, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { countries } from '../calls/app.ts';
import { openTab } from '../test/tab.ts';
import { useAppStore } from './hooks.ts';
import { useCall, useLoaded } from './use-call.ts';

const NIGERIA: Country = { iso: 'NG', name: 'all', dialCode: '+234', currency: 'NGN' };

afterEach(cleanup);

describe('a page that loads data', () => {
  it('loads on mount and when its arguments change, refetches, and cancels on unmount', async () => {
    const signals: AbortSignal[] = [];
    const list = vi.fn(async (query?: CountryQuery, signal?: AbortSignal) => {
      signals.push(signal!);
      return { data: [{ ...NIGERIA, name: query?.supports ?? 'all' }] };
    });
    const { store } = openTab({ calls: { countries: { list } } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <StrictMode>
        <Provider store={store}>{children}</Provider>
      </StrictMode>
    );
    const page = renderHook(
      ({ supports }: CountryQuery) => ({ ...useLoaded(countries, { supports }), same: useCall(countries), store: useAppStore() }),
      { wrapper, initialProps: { supports: 'topup' } },
    );
    const shows = (name: string) => vi.waitFor(() => expect(page.result.current.data?.[0]?.name).toBe(name), 30_000);
    await act(() => shows('topup'));
    expect(page.result.current.same.data).toBe(page.result.current.data);
    expect(page.result.current.store).toBe(store);
    page.rerender({ supports: 'gift' });
    await act(() => shows('gift'));
    const callsBefore = list.mock.calls.length;
    await act(async () => page.result.current.refetch());
    expect([list.mock.calls.length, list.mock.lastCall?.[0]]).toEqual([callsBefore + 1, { supports: 'gift' }]);
    page.unmount();
    expect(signals.at(0)?.aborted).toBe(true); // StrictMode mounts it twice
  });

  it('continues to load while one component is still mounted, and cancels when the last one unmounts', async () => {
    const calls: { signal: AbortSignal; answer: () => void }[] = [];
    const list = (_?: CountryQuery, signal?: AbortSignal) =>
      new Promise<{ data: [] }>((resolve) => calls.push({ signal: signal!, answer: () => resolve({ data: [] }) }));
    const { store } = openTab({ calls: { countries: { list } } });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const mount = () => renderHook(() => useLoaded(countries, {}), { wrapper });
    const [first, second] = [mount(), mount()];
    second.unmount();
    await act(async () => calls[1]!.answer());
    expect(first.result.current).toMatchObject({ data: [], loading: false });
    const third = mount();
    first.unmount();
    expect(calls[2]!.signal.aborted).toBe(false);
    third.unmount();
    const [fourth, fifth] = [mount(), mount()];
    fifth.unmount();
    expect(calls[4]!.signal.aborted).toBe(false);
    fourth.unmount();
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false, true, true, true]);
  });

  it('returns only data of its own arguments, whichever page loaded them', async () => {
    const calls: { answer: () => void }[] = [];
    const list = (query?: CountryQuery) =>
      new Promise<{ data: Country[] }>((resolve) =>
        calls.push({ answer: () => resolve({ data: [{ ...NIGERIA, name: query?.supports ?? 'all' }] }) }),
      );
    const { store } = openTab({ calls: { countries: { list } } });
    const load = async (query?: CountryQuery) => {
      const running = store.dispatch(countries.load(query));
      calls.at(-1)!.answer();
      await running.unwrap();
    };
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const mount = (query?: CountryQuery) => renderHook(() => useLoaded(countries, query).data?.[0]?.name, { wrapper });
    await load({ supports: 'topup' });
    const page = mount({ supports: 'gift' });
    expect(page.result.current).toBeUndefined();
    await act(async () => calls.at(-1)!.answer());
    expect(page.result.current).toBe('gift');
    await act(() => load());
    expect([page.result.current, mount().result.current, mount({}).result.current]).toEqual([undefined, 'all', 'all']);
    expect(store.getState().app.countries).toEqual({ data: [{ ...NIGERIA, name: 'all' }], loading: true, error: null });
  });

  it('cancels a refetch when it unmounts', () => {
    const signals: AbortSignal[] = [];
    const list = (_?: CountryQuery, signal?: AbortSignal) => {
      signals.push(signal!);
      return new Promise<never>(() => undefined);
    };
    const { store } = openTab({ calls: { countries: { list } } });
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const page = renderHook(() => useLoaded(countries, {}), { wrapper });
    act(() => page.result.current.refetch());
    page.unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });
});
