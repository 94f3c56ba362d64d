import { callerOf } from './api-client.ts';
import { MAYA } from './people.ts';

/** The seeded operator. */
export const OPS = { email: 'ops@kado.test', pin: '274913' } as const;

/** A picture of one pixel, used as the proof of a transfer. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==',
  'base64',
);

/** Creates a deposit of the seeded customer that is in review. */
export async function depositToReview(url: string, major: number): Promise<{ id: string; reference: string }> {
  const { get, post, upload } = await callerOf(url, MAYA);
  const banks = await get<{ id: string; currency: string }[]>('/banks?use=deposit');
  const bankId = banks.find(({ currency }) => currency === 'USD')?.id;
  const { id } = await post<{ id: string }>('/deposits', { bankId, amount: { amountMinor: major * 100, currency: 'USD' } });
  const fileId = await upload('proof', new File([PNG], 'slip.png', { type: 'image/png' }));
  return post(`/deposits/${id}/proof`, { fileId });
}
