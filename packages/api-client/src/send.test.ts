import { HttpResponse } from 'msw/http';
import { describe, expect, it, vi } from 'vitest';

import { ApiError } from './api-error.ts';
import { client, fakeServer, json } from './test/server.ts';

const { respondWith, requests } = fakeServer();
const unauthorized = json({ message: 'Please sign in', data: { errorMessage: 'Please sign in', code: 'UNAUTHENTICATED' } }, 401);
const balance = {
  currency: 'USD',
  available: { amountMinor: 1, currency: 'USD' },
  held: { amountMinor: 0, currency: 'USD' },
  pending: { amountMinor: 0, currency: 'USD' },
};

describe('C2 a 401', () => {
  it('is reported with the refused token and not retried', async () => {
    respondWith(unauthorized);
    const onUnauthorized = vi.fn();
    await expect(client({ onUnauthorized }).balance.get()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([[expect.any(ApiError), 'bearer-1']]);
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['login', (api: ReturnType<typeof client>) => api.auth.login({ identifier: 'a@b.c', pin: '274913' })],
    ['refresh', (api: ReturnType<typeof client>) => api.auth.refresh()],
    ['logout', (api: ReturnType<typeof client>) => api.auth.logout('bearer-1')],
  ])('of %s does not affect the stored session', async (_, call) => {
    respondWith(unauthorized);
    const onUnauthorized = vi.fn();
    await expect(call(client({ onUnauthorized }))).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('before a request', () => {
  it('renews the token and sends the new one', async () => {
    let token = 'old';
    const beforeRequest = vi.fn(async () => void (token = 'new'));
    respondWith(json({ data: balance }));
    await client({ token: () => token, beforeRequest }).balance.get();
    expect([beforeRequest.mock.calls.length, requests[0]?.headers['authorization']]).toEqual([1, 'Bearer new']);
  });

  it('renews nothing without a session or for a call without the stored token', async () => {
    const beforeRequest = vi.fn(async () => undefined);
    await client({ token: () => undefined, beforeRequest })
      .countries.list()
      .catch(() => undefined);
    await client({ beforeRequest })
      .auth.login({ identifier: 'a@b.c', pin: '274913' })
      .catch(() => undefined);
    await client({ beforeRequest })
      .auth.refresh()
      .catch(() => undefined);
    await client({ beforeRequest })
      .auth.logout('t')
      .catch(() => undefined);
    expect(beforeRequest).not.toHaveBeenCalled();
  });

  it('fails with the renewal’s error and sends no request', async () => {
    const offline = new ApiError('Network Error', 0, 'NETWORK');
    await expect(client({ beforeRequest: () => Promise.reject(offline) }).balance.get()).rejects.toBe(offline);
    expect(requests).toEqual([]);
  });

  it('C1 fails with an ApiError whatever the renewal rejects with', async () => {
    const cause = new DOMException('no', 'SecurityError');
    const beforeRequest = () => Promise.reject(cause);
    await expect(client({ beforeRequest }).balance.get()).rejects.toMatchObject({ status: 0, code: 'NETWORK', cause });
    await expect(client({ beforeRequest }).files.content('f')).rejects.toBeInstanceOf(ApiError);
  });

  it('C1 fails with an ApiError also when the token cannot be read or the renewal throws', async () => {
    const fail = () => {
      throw new TypeError('no');
    };
    for (const options of [{ token: fail }, { beforeRequest: fail }])
      await expect(client(options).balance.get()).rejects.toMatchObject({ name: 'ApiError', message: 'no', status: 0 });
    expect(requests).toEqual([]);
  });

  it('C2 does not report a 401 of the renewal as one of the request', async () => {
    const onUnauthorized = vi.fn();
    const beforeRequest = () => Promise.reject(new ApiError('Please sign in', 401, 'UNAUTHENTICATED'));
    await expect(client({ beforeRequest, onUnauthorized }).balance.get()).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe('a client that is not ready', () => {
  it('sends nothing before it is ready, and then uses the token of that moment', async () => {
    let token = 'old';
    const { promise, resolve } = Promise.withResolvers<void>();
    const beforeRequest = vi.fn(async () => undefined);
    respondWith(json({ data: balance }));
    const running = client({ ready: promise, token: () => token, beforeRequest }).balance.get();
    await Promise.resolve();
    expect([requests, beforeRequest.mock.calls]).toEqual([[], []]);
    token = 'new';
    resolve();
    await running;
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual(['Bearer new']);
  });

  it('rejects every call with an ApiError if `ready` rejects', async () => {
    const cause = new Error('no worker');
    const { balance: calls, files } = client({ ready: Promise.reject(cause) });
    await expect(calls.get()).rejects.toMatchObject({ status: 0, code: 'NETWORK', cause });
    await expect(files.content('f')).rejects.toBeInstanceOf(ApiError);
    expect(requests).toEqual([]);
  });
});

describe('a request', () => {
  it('can be aborted', async () => {
    respondWith(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const running = client().balance.get(controller.signal);
    controller.abort();
    await expect(running).rejects.toMatchObject({ status: 0, code: 'ABORTED' });
  });

  it('reports the progress of an upload', async () => {
    respondWith(json({ data: { id: 'f', name: 'x.pdf', size: 5, mime: 'application/pdf', url: '/files/f' } }, 201));
    const onUploadProgress = vi.fn();
    const body = await client().files.upload({ purpose: 'proof', file: new File(['%PDF-'], 'x.pdf') }, { onUploadProgress });
    expect(body.data.id).toBe('f');
    expect(requests[0]?.body).toMatch(/name="purpose"[\s\S]*proof[\s\S]*name="file"; filename="x.pdf"/);
    expect(onUploadProgress).toHaveBeenLastCalledWith(1);
  });

  it('resolves to the whole body', async () => {
    respondWith(json({ data: [], message: 'none yet', meta: { nextCursor: 'c' } }));
    expect(await client().orders.list()).toEqual({ data: [], message: 'none yet', meta: { nextCursor: 'c' } });
  });

  it('removes fields that the contract does not define', async () => {
    respondWith(() => HttpResponse.json({ data: { ...balance, surprise: 1 } }));
    expect((await client().balance.get()).data).toEqual(balance);
  });
});

describe('a file', () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0x00, 0x80]);

  it('is fetched with the bearer token, as a blob of its type', async () => {
    respondWith(() => new HttpResponse(bytes, { headers: { 'Content-Type': 'image/jpeg' } }));
    const blob = await client().files.content('f');
    expect([blob.type, new Uint8Array(await blob.arrayBuffer())]).toEqual(['image/jpeg', bytes]);
    expect(requests[0]?.headers).toMatchObject({ accept: '*/*', authorization: 'Bearer bearer-1' });
  });

  it('C1 fails with the text of the JSON failure', async () => {
    respondWith(json({ message: 'outer', data: { errorMessage: 'Not found', code: 'NOT_FOUND' } }, 404));
    await expect(client().files.content('f')).rejects.toMatchObject({ message: 'Not found', status: 404, code: 'NOT_FOUND' });
  });

  it('C2 reports a 401 with the refused token', async () => {
    respondWith(unauthorized);
    const onUnauthorized = vi.fn();
    await expect(client({ onUnauthorized }).files.content('f')).rejects.toMatchObject({ status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([[expect.any(ApiError), 'bearer-1']]);
  });

  it('can be aborted while it is uploaded', async () => {
    respondWith(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const file = new File(['x'], 'x.pdf');
    const running = client().files.upload({ purpose: 'proof', file }, { signal: controller.signal });
    controller.abort();
    await expect(running).rejects.toMatchObject({ status: 0, code: 'ABORTED' });
  });
});
