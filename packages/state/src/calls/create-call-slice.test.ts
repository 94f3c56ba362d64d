import { ApiError } from '@kado/api-client';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { describe, expect, it } from 'vitest';

import { fakeApi, offline, refused, session, user } from '../test/fixtures.ts';
import { openTab } from '../test/tab.ts';
import { rest } from '../test/browser.ts';
import type { RootState } from '../store/root-reducer.ts';
import type { Services } from '../store/services.ts';
import type { RunningCall } from './create-call-slice.ts';
import * as app from './app.ts';
import * as auth from './auth.ts';
import * as resets from './resets.ts';

type Start = ThunkAction<RunningCall<unknown>, unknown, Services, UnknownAction>;
type Calls = Parameters<typeof fakeApi>[0];
type AnySlice = { name: string; load: (args: never) => Start; reset: () => never; select: (state: RootState) => object };

const data = { some: 'answer', items: [] };
const body = { data, message: 'hello' };
const answer = async () => body as never;
const every = (call: () => Promise<never>): Calls => ({
  auth: { register: call, verifyToken: call, resendOtp: call, forgotPin: call, verifyForgot: call, setPin: call },
  users: { me: call },
  countries: { list: call },
  languages: { list: call },
  networks: { list: call },
  banks: { list: call },
  bankPrices: { list: call },
  balance: { get: call },
  contact: { send: call },
  files: { upload: call },
  receipts: { email: call },
  checkout: { pay: call },
});
const signIn = async () => ({ data: session(), message: 'hello' });
const signInCalls: Calls = { auth: { login: signIn, createPin: signIn } };

const slices: [AnySlice, 'auth' | 'app', unknown, Calls][] = [
  ...[
    auth.registerResponse,
    auth.verifyTokenResponse,
    auth.resendOtpResponse,
    auth.forgotPinResponse,
    auth.verifyForgot,
    auth.setPinResponse,
  ].map((slice): [AnySlice, 'auth', unknown, Calls] => [slice as never, 'auth', body, every(answer)]),
  [auth.pin as never, 'auth', { data: session(), message: 'hello' }, signInCalls],
  [auth.loginResponse as never, 'auth', session(), signInCalls],
  ...Object.values(app).map((slice): [AnySlice, 'app', unknown, Calls] => [slice as never, 'app', data, every(answer)]),
];
const sliceState = (tab: ReturnType<typeof openTab>, place: 'auth' | 'app', name: string): unknown =>
  (tab.store.getState()[place] as unknown as Record<string, unknown>)[name];
const empty = { data: null, loading: false, error: null };

describe('the state', () => {
  it('has one key per call', () => {
    const { auth: a, app: b } = openTab().store.getState();
    expect(Object.keys(a)).toEqual([
      'registerResponse',
      'loginResponse',
      'verifyTokenResponse',
      'pin',
      'forgotPinResponse',
      'verifyForgot',
      'setPinResponse',
      'resendOtpResponse',
    ]);
    expect(Object.keys(b)).toEqual([
      'countries',
      'languages',
      'banks',
      'networks',
      'bankPrices',
      'contactForm',
      'checkoutResponse',
      'uploadFileResponse',
      'profile',
      'balance',
      'sendEmailReceiptResponse',
      'cart',
    ]);
    for (const each of [...Object.values(a), ...Object.values({ ...b, cart: empty })]) expect(each).toEqual(empty);
  });
});

describe.each(slices.map((row) => [row[0].name, ...row] as const))('the call %s', (name, slice, place, expected, calls) => {
  it('shows loading, then the result, and can be reset', async () => {
    const tab = openTab({ calls });
    const running = tab.store.dispatch(slice.load({ itemIds: [] } as never));
    expect(sliceState(tab, place, name)).toEqual({ data: null, loading: true, error: null });
    expect(await running.unwrap()).toMatchObject({ message: 'hello' });
    expect(sliceState(tab, place, name)).toEqual({ data: expected, loading: false, error: null });
    expect(slice.select(tab.store.getState())).toBe(sliceState(tab, place, name));
    tab.store.dispatch(slice.reset());
    expect(sliceState(tab, place, name)).toEqual(empty);
  });

  it('stores the text of a failure and rejects with the error itself', async () => {
    const failure = refused(422, 'INVALID');
    const fails = async () => Promise.reject(failure);
    const tab = openTab({ calls: { ...every(fails), auth: { ...every(fails).auth, login: fails, createPin: fails } } });
    const running = tab.store.dispatch(slice.load({ itemIds: [] } as never));
    await expect(running.unwrap()).rejects.toBe(failure);
    expect(sliceState(tab, place, name)).toEqual({ data: null, loading: false, error: 'INVALID text' });
  });
});

describe('a running call', () => {
  const balances = () => {
    const requests: { resolve: (value: never) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = [];
    const get = (signal?: AbortSignal) =>
      new Promise<never>((resolve, reject) => void requests.push({ resolve, reject, signal: signal! }));
    const tab = openTab({ calls: { balance: { get } } });
    return { requests, tab, load: () => tab.store.dispatch(app.balance.load()), state: () => tab.store.getState().app.balance };
  };

  it('is cancelled by a newer call of the same slice', async () => {
    const { requests, load, state } = balances();
    const first = load();
    const second = load();
    await expect(first.unwrap()).rejects.toMatchObject({ code: 'ABORTED' });
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(state().loading).toBe(true);
    requests[0]?.resolve({ data: 'late' } as never);
    requests[1]?.resolve({ data: 'new' } as never);
    await second.unwrap();
    expect(state()).toEqual({ data: 'new', loading: false, error: null });
  });

  it('leaves no error and no loading state when it is aborted', async () => {
    const { load, state } = balances();
    load().abort();
    await rest();
    expect(state()).toEqual(empty);
  });

  it('changes nothing after a reset', async () => {
    const { requests, tab, load, state } = balances();
    load();
    tab.store.dispatch(app.balance.reset());
    requests[0]?.resolve({ data: 'late' } as never);
    await rest();
    expect(state()).toEqual(empty);
  });

  it('keeps the earlier data while it reloads, even if that fails', async () => {
    const { requests, load, state } = balances();
    load();
    requests[0]?.resolve({ data: 'known' } as never);
    await rest();
    load();
    expect(state()).toEqual({ data: 'known', loading: true, error: null });
    requests[1]?.reject(offline());
    await rest();
    expect(state()).toEqual({ data: 'known', loading: false, error: 'Network Error' });
  });

  it('turns an exception into an error, never into an unhandled rejection', async () => {
    const { requests, load, state } = balances();
    const running = load();
    requests[0]?.reject(new TypeError('a programming error'));
    await rest();
    expect(state().error).toBe('a programming error');
    await expect(running.unwrap()).rejects.toBeInstanceOf(TypeError);
    expect(new ApiError('', 0).code).toBe('UNKNOWN');
  });

  it('has twelve named resets, which do not change the session', () => {
    expect(Object.keys(resets)).toHaveLength(12);
    const tab = openTab();
    for (const reset of Object.values(resets)) tab.store.dispatch(reset());
    expect(tab.store.getState().session.status).toBe('unknown');
    expect(user().id).toBeTruthy();
  });
});
