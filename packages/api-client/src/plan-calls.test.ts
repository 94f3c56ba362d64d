import { describe, expect, it } from 'vitest';

import type { ApiClient } from './create-api-client.ts';
import { type CallRow, testRequests } from './test/calls.ts';
import { client, fakeServer } from './test/server.ts';

const { requests } = fakeServer();
const plan = {
  item: { id: 'a', kind: 'topup', networkId: 'n', phone: '+2348031234567', amount: { amountMinor: 500, currency: 'USD' } },
  ceiling: { amountMinor: 600, currency: 'USD' },
  schedule: { every: 'week', weekday: 1, timeZone: 'Africa/Lagos' },
  pin: '274913',
} as const;

const calls: CallRow<ApiClient>[] = [
  ['list', (api) => api.plans.list({ status: 'active' }), 'GET /api/v1/plans?status=active'],
  ['one', (api) => api.plans.one('a/b'), 'GET /api/v1/plans/a%2Fb'],
  ['create', (api) => api.plans.create({ key: 'k'.repeat(16), ...plan }), 'POST /api/v1/plans', plan],
  ['change', (api) => api.plans.change('p', plan), 'PUT /api/v1/plans/p', plan],
  ['pause', (api) => api.plans.pause('p'), 'POST /api/v1/plans/p/pause'],
  ['resume', (api) => api.plans.resume('p'), 'POST /api/v1/plans/p/resume'],
  ['skip', (api) => api.plans.skip('p', { date: '2026-11-23' }), 'POST /api/v1/plans/p/skip', { date: '2026-11-23' }],
  ['end', (api) => api.plans.end('p'), 'POST /api/v1/plans/p/end'],
];

testRequests(
  calls,
  () => client(),
  requests,
  () => 'bearer-1',
);

describe('a new plan', () => {
  it('sends its key as a header', async () => {
    await client()
      .plans.create({ key: 'key-of-sixteen-x', ...plan })
      .catch(() => undefined);
    expect(requests[0]?.headers['idempotency-key']).toBe('key-of-sixteen-x');
  });
});
