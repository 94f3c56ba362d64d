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

const data = { some: 'answer' };
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
const signsIn = async () => ({ data: session(), message: 'hello' });
const signing: Calls = { auth: { login: signsIn, createPin: signsIn } };

const slices: [AnySlice, 'auth' | 'app', unknown, Calls][] = [
  ...[
    auth.registerResponse,
    auth.verifyTokenResponse,
    auth.resendOtpResponse,
    auth.forgotPinResponse,
    auth.verifyForgot,
    auth.setPinResponse,
  ].map((slice): [AnySlice, 'auth', unknown, Calls] => [slice as never, 'auth', body, every(answer)]),
  [auth.pin as never, 'auth', { data: session(), message: 'hello' }, signing],
  [auth.loginResponse as never, 'auth', session(), signing],
  ...Object.values(app).map((slice): [AnySlice, 'app', unknown, Calls] => [slice as never, 'app', data, every(answer)]),
];
const placed = (tab: ReturnType<typeof openTab>, place: 'auth' | 'app', name: string): unknown =>
  (tab.store.getState()[place] as unknown as Record<string, unknown>)[name];
const empty = { data: null, loading: false, error: null };

describe('the state', () => {
  it('has the literal keys of the specification', () => {
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

describe.each(slices.map((row) => [row[0].name, ...row] as const))('the call %s', (name, slice, place, kept, calls) => {
  it('starts, succeeds, fails and is forgotten', async () => {
    const tab = openTab({ calls });
    const running = tab.store.dispatch(slice.load({} as never));
    expect(placed(tab, place, name)).toEqual({ data: null, loading: true, error: null });
    expect(await running.unwrap()).toMatchObject({ message: 'hello' });
    expect(placed(tab, place, name)).toEqual({ data: kept, loading: false, error: null });
    expect(slice.select(tab.store.getState())).toBe(placed(tab, place, name));
    tab.store.dispatch(slice.reset());
    expect(placed(tab, place, name)).toEqual(empty);
  });

  it('keeps the text of a failure, and rejects with the failure itself', async () => {
    const failure = refused(422, 'INVALID');
    const fails = async () => Promise.reject(failure);
    const tab = openTab({ calls: { ...every(fails), auth: { ...every(fails).auth, login: fails, createPin: fails } } });
    const running = tab.store.dispatch(slice.load({} as never));
    await expect(running.unwrap()).rejects.toBe(failure);
    expect(placed(tab, place, name)).toEqual({ data: null, loading: false, error: 'INVALID text' });
  });
});

describe('a call', () => {
  const balances = () => {
    const asked: { resolve: (value: never) => void; reject: (error: unknown) => void; signal: AbortSignal }[] = [];
    const get = (signal?: AbortSignal) =>
      new Promise<never>((resolve, reject) => void asked.push({ resolve, reject, signal: signal! }));
    const tab = openTab({ calls: { balance: { get } } });
    return { asked, tab, load: () => tab.store.dispatch(app.balance.load()), state: () => tab.store.getState().app.balance };
  };

  it('is called off by a newer one, whose answer alone counts', async () => {
    const { asked, load, state } = balances();
    const first = load();
    const second = load();
    await expect(first.unwrap()).rejects.toMatchObject({ code: 'ABORTED' });
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(state().loading).toBe(true);
    asked[0]?.resolve({ data: 'late' } as never);
    asked[1]?.resolve({ data: 'new' } as never);
    await second.unwrap();
    expect(state()).toEqual({ data: 'new', loading: false, error: null });
  });

  it('that was called off is no error, and no longer loads', async () => {
    const { load, state } = balances();
    load().abort();
    await rest();
    expect(state()).toEqual(empty);
  });

  it('that is forgotten on its way brings nothing', async () => {
    const { asked, tab, load, state } = balances();
    load();
    tab.store.dispatch(app.balance.reset());
    asked[0]?.resolve({ data: 'late' } as never);
    await rest();
    expect(state()).toEqual(empty);
  });

  it('keeps what it knew while it asks again, even when that fails', async () => {
    const { asked, load, state } = balances();
    load();
    asked[0]?.resolve({ data: 'known' } as never);
    await rest();
    load();
    expect(state()).toEqual({ data: 'known', loading: true, error: null });
    asked[1]?.reject(offline());
    await rest();
    expect(state()).toEqual({ data: 'known', loading: false, error: 'Network Error' });
  });

  it('that breaks is an error too, never an unhandled rejection', async () => {
    const { asked, load, state } = balances();
    const running = load();
    asked[0]?.reject(new TypeError('a mistake of ours'));
    await rest();
    expect(state().error).toBe('a mistake of ours');
    await expect(running.unwrap()).rejects.toBeInstanceOf(TypeError);
    expect(new ApiError('', 0).code).toBe('UNKNOWN');
  });

  it('has a reset by name wherever the specification names one', () => {
    expect(Object.keys(resets)).toHaveLength(12);
    const tab = openTab();
    for (const reset of Object.values(resets)) tab.store.dispatch(reset());
    expect(tab.store.getState().session.status).toBe('unknown');
    expect(user().id).toBeTruthy();
  });
});
