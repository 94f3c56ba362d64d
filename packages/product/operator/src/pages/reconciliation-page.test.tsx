import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import { OPS } from '../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

it('shows both amounts of a difference as money', async () => {
  const { store, router } = await openFeature(feature, '/operator/orders', { url: server.url, signIn: OPS });
  const finding = {
    id: 'f1',
    at: '2026-11-27T10:00:00.000Z',
    kind: 'amount' as const,
    supplier: 'sandbox',
    reference: 'KD-1',
    ours: { status: 'delivered', amount: '500000', currency: 'NGN' },
    theirs: { state: 'delivered', amount: '505', currency: 'JPY' },
  };
  vi.spyOn(store.api.admin.reconciliation, 'findings').mockResolvedValue({ data: [finding] });
  await router.navigate('/operator/reconciliation');
  expect(await screen.findByText(/ours: delivered, 5,000\.00\sNGN/i)).toHaveTextContent(/505\sJPY/);
});
