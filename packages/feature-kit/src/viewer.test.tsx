import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import type { Ability } from '@kado/contracts';
import type { Viewer } from './guard.ts';
import { ROOT, useAbility, useOwnAbility, useViewer } from './viewer.ts';

const FEW: Ability[] = [{ action: 'read', subject: 'ACL' }];
const ALL: Ability[] = [{ action: 'manage', subject: 'all' }];

const text = (rules: readonly Ability[]) => rules.map(({ action, subject }) => `${action} ${subject}`).join();

function Abilities() {
  const signedIn = useViewer() ? 'user' : 'guest';
  return <p>{[signedIn, text(useAbility()), text(useOwnAbility())].join(' / ')}</p>;
}

it.each<[string, { viewer: Viewer | undefined } | undefined, string]>([
  ['without a root route', undefined, 'guest / read Auth / read Auth'],
  ['a guest', { viewer: undefined }, 'guest / read Auth / read Auth'],
  ['a user', { viewer: { ability: FEW } }, 'user / read ACL / read ACL'],
  [
    'a user with the lens',
    { viewer: { ability: FEW, lens: { key: 'c', role: 'Client', own: ALL } } },
    'user / read ACL / manage all',
  ],
])('%s: returns the viewed and the own abilities', async (_, root, expected) => {
  const id = root ? ROOT : 'other';
  const router = createMemoryRouter([
    { id, path: '/', loader: () => root ?? null, Component: Abilities, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  expect((await screen.findByText(/ \/ /)).textContent).toBe(expected);
});
