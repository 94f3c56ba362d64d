import { HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';

import { ApiError } from './api-error.ts';
import type { ApiClient } from './create-api-client.ts';
import { client, fakeServer, json } from './test/server.ts';

const { respondWith } = fakeServer();
const body = (status: number, code = 'INVALID') =>
  json({ message: 'outer', data: { errorMessage: `text ${status}`, code } }, status);
const html = (status: number, statusText: string) => () =>
  new HttpResponse('<html>', { status, statusText, headers: { 'Content-Type': 'text/html' } });

/** The nineteen calls of the specification. */
const named: Record<string, (api: ApiClient) => Promise<unknown>> = {
  registerResponse: (api) => api.auth.register({} as never),
  verifyTokenResponse: (api) => api.auth.verifyToken({} as never),
  resendOtpResponse: (api) => api.auth.resendOtp({} as never),
  pin: (api) => api.auth.createPin({} as never),
  loginResponse: (api) => api.auth.login({} as never),
  forgotPinResponse: (api) => api.auth.forgotPin({} as never),
  verifyForgot: (api) => api.auth.verifyForgot({} as never),
  setPinResponse: (api) => api.auth.setPin({} as never),
  profile: (api) => api.users.me(),
  countries: (api) => api.countries.list(),
  languages: (api) => api.languages.list(),
  networks: (api) => api.networks.list(),
  banks: (api) => api.banks.list(),
  bankPrices: (api) => api.bankPrices.list(),
  balance: (api) => api.balance.get(),
  uploadFileResponse: (api) => api.files.upload({ purpose: 'proof', file: new File(['x'], 'x.pdf') }),
  contactForm: (api) => api.contact.send({} as never),
  checkoutResponse: (api) => api.checkout.pay({ key: 'k', quoteId: 'q', pin: '1' }),
  sendEmailReceiptResponse: (api) => api.receipts.email({} as never),
};

const UNREADABLE = 'The answer of the server could not be read';
const failures: [string, () => Response | Promise<Response>, number, string | RegExp][] = [
  ...[400, 401, 403, 404, 409, 413, 422, 429, 500, 503, 504].map((status): [string, () => Response, number, string] => [
    String(status),
    body(status),
    status,
    `text ${status}`,
  ]),
  ['502 in HTML', html(502, 'Bad Gateway'), 502, 'Bad Gateway'],
  ['a cut connection', () => HttpResponse.error(), 0, 'Network Error'],
  ['a timeout', () => new Promise<Response>(() => undefined), 0, /timeout/],
  ['an empty answer', () => new HttpResponse('', { status: 200 }), 200, UNREADABLE],
  ['broken JSON', () => new HttpResponse('{"data":', { status: 200 }), 200, UNREADABLE],
  ['a wrong shape', json({ data: { surprise: true } }), 200, UNREADABLE],
];

describe.each(Object.entries(named))('C1 %s', (_, call) => {
  it.each(failures)('fails with a useful error on %s', async (_, response, status, message) => {
    respondWith(response);
    const error = await call(client({ timeout: 150 })).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ApiError);
    expect((error as ApiError).status).toBe(status);
    expect((error as ApiError).message).toMatch(message);
  });
});

describe('a list as CSV', () => {
  it('is requested by the Accept header and resolves to text', async () => {
    respondWith(() => new HttpResponse('id,amount\n1,3.59\n', { headers: { 'Content-Type': 'text/csv' } }));
    expect(await client().transactions.csv({ type: 'hold' })).toBe('id,amount\n1,3.59\n');
  });

  it('C1 fails with the text of the JSON failure', async () => {
    respondWith(body(422));
    await expect(client().orders.csv()).rejects.toMatchObject({ message: 'text 422', status: 422 });
  });
});
