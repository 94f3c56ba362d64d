import type { APIResponse, Page } from '@playwright/test';
import { MAYA } from './people.ts';

/** The seeded operator. */
export const OPS = { email: 'ops@kado.test', pin: '274913' } as const;

/** A picture of one pixel, as one of a transfer. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Calls the API of the page's server as the seeded customer; resolves to the `data` of each answer. */
export async function asMaya(page: Page, origin: string) {
  const request = page.context().request;
  const signedIn = await request.post(`${origin}/api/v1/auth/login`, { data: { identifier: MAYA.email, pin: MAYA.pin } });
  const { token } = ((await signedIn.json()) as { data: { token: string } }).data;
  const headers = { authorization: `Bearer ${token}` };
  const dataOf = async (response: APIResponse) => {
    if (!response.ok()) throw new Error(`${response.url()} answered ${response.status()}: ${await response.text()}`);
    return ((await response.json()) as { data: never }).data;
  };
  return {
    get: async <Data>(path: string): Promise<Data> => dataOf(await request.get(`${origin}/api/v1${path}`, { headers })),
    post: async <Data>(path: string, data: object): Promise<Data> =>
      dataOf(await request.post(`${origin}/api/v1${path}`, { headers, data })),
    upload: async <Data>(purpose: string): Promise<Data> =>
      dataOf(
        await request.post(`${origin}/api/v1/files`, {
          headers,
          multipart: { purpose, file: { name: 'slip.png', mimeType: 'image/png', buffer: PNG } },
        }),
      ),
  };
}

/** A deposit of the seeded customer that waits for an operator. */
export async function depositToReview(page: Page, origin: string, major: number): Promise<{ id: string; reference: string }> {
  const maya = await asMaya(page, origin);
  const banks = await maya.get<{ id: string; currency: string }[]>('/banks?use=deposit');
  const bankId = banks.find(({ currency }) => currency === 'USD')?.id;
  const body = { bankId, amount: { amountMinor: major * 100, currency: 'USD' } };
  const deposit = await maya.post<{ id: string }>('/deposits', body);
  const file = await maya.upload<{ id: string }>('proof');
  return maya.post(`/deposits/${deposit.id}/proof`, { fileId: file.id });
}
