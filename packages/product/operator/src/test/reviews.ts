import { ApiError } from '@kado/api-client';
import type { DepositReview } from '@kado/contracts';
import type { KadoStore } from '@kado/state';
import { vi } from 'vitest';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });

/** A deposit of 300 USD that waits for an operator. */
export const review = (id: string, change: Partial<DepositReview> = {}): DepositReview => ({
  id,
  reference: `KD-${id}`,
  bankId: 'bank',
  amount: usd(30_000),
  fee: usd(150),
  status: 'in_review',
  expiresAt: '2026-11-26T12:00:00.000Z',
  createdAt: '2026-11-23T12:00:00.000Z',
  customer: {
    id: 'maya',
    firstName: 'Maya',
    lastName: 'Haddad',
    email: 'maya@kado.test',
    phone: '+96170123456',
    countryIso: 'LB',
    createdAt: '2026-11-01T12:00:00.000Z',
    credited: 11,
    rejected: 0,
  },
  declared: usd(30_000),
  rate: '1',
  feeRule: { fixed: usd(0), percent: '0.5' },
  etaMinutes: 60,
  proof: { id: 'file', name: 'slip.png', size: 2048, mime: 'image/png', url: '', createdAt: '2026-11-23T12:01:00.000Z' },
  sameProof: [],
  own: false,
  ...change,
});

/**
 * Mocks the server's deposits, because jsdom can neither upload a proof nor create blob URLs. The browser stories use real files.
 */
export function standInForReviews({ api }: KadoStore, first: readonly DepositReview[]) {
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => undefined });
  let rows = [...first];
  const one = (id: string) => {
    const found = rows.find((row) => row.id === id);
    if (!found) throw new ApiError('not found', 404, 'NOT_FOUND');
    return { data: found };
  };
  const decide = (id: string, change: Partial<DepositReview>) => {
    rows = rows.map((row) => (row.id === id ? { ...row, ...change } : row));
    return one(id);
  };
  const list = vi.spyOn(api.admin.deposits, 'list').mockImplementation(async ({ status, q = '' } = {}) => ({
    data: rows.filter((row) => (!status || row.status === status) && row.reference.includes(q)),
  }));
  vi.spyOn(api.admin.deposits, 'one').mockImplementation(async (id) => one(id));
  vi.spyOn(api.files, 'content').mockResolvedValue(new Blob(['x'], { type: 'image/png' }));
  const stepUp = vi.spyOn(api.auth, 'stepUp').mockImplementation(async ({ pin }) => {
    if (pin !== '274913') throw new ApiError('This PIN is not right.', 403, 'WRONG_PIN', { data: { attemptsLeft: 4 } });
    return { data: { grant: 'grant', expiresAt: '' } };
  });
  const credit = vi
    .spyOn(api.admin.deposits, 'credit')
    .mockImplementation(async (id, { amount }) => decide(id, { status: 'credited', credited: amount }));
  const reject = vi
    .spyOn(api.admin.deposits, 'reject')
    .mockImplementation(async (id, { reason }) => decide(id, { status: 'rejected', reason }));
  return { list, stepUp, credit, reject };
}
