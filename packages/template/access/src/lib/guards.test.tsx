import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { testVariant } from '../test/test-variant.tsx';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

const PEOPLE = {
  admin: { signIn: { email: 'admin@demo.test', password: 'admin' } },
  client: { signIn: { email: 'client@demo.test', password: 'client' } },
  nobody: { ability: 'guest' },
} as const;

it.each([
  ['/', 'admin', '/'],
  ['/', 'client', '/access-control'],
  ['/', 'nobody', '/login'],
  ['/apps/invoice/list', 'admin', '/apps/invoice/list'],
  ['/apps/invoice/list?q=a', 'nobody', '/login?return=%2Fapps%2Finvoice%2Flist%3Fq%3Da'],
  ['/apps/roles', 'admin', '/apps/roles'],
  ['/access-control', 'admin', '/access-control'],
  ['/access-control', 'client', '/access-control'],
  ['/access-control', 'nobody', '/login?return=%2Faccess-control'],
  ['/login', 'admin', '/'],
  ['/login', 'client', '/access-control'],
  ['/login?return=%2Fapps%2Froles', 'admin', '/apps/roles'],
  ['/login?return=%2Fapps%2Froles', 'client', '/access-control'],
  ['/login', 'nobody', '/login'],
  ['/misc/error', 'nobody', '/misc/error'],
  ['/misc/error', 'client', '/misc/error'],
] as const)('opening %s as %s ends at %s', async (address, who, target) => {
  const { router } = await openFeature(testVariant, address, PEOPLE[who]);
  await waitFor(() => expect(router.state).toMatchObject({ initialized: true, navigation: { state: 'idle' } }));
  const { pathname, search } = router.state.location;
  expect([pathname + search, router.state.errors]).toEqual([target, null]);
});

it.each(['/apps/invoice/list', '/apps/roles'])('%s is denied to the client', async (address) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = vi.fn();
  const { router } = await openFeature(testVariant, address, PEOPLE.client).catch((error: unknown) => {
    refused(error);
    return { router: undefined };
  });
  expect(router ? Object.values(router.state.errors ?? {})[0] : refused.mock.calls[0]?.[0]).toMatchObject({ status: 403 });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
