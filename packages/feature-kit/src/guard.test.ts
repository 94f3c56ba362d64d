import { expect, it } from 'vitest';
import type { Ability } from '@kado/contracts';
import type { Access } from './define.ts';
import { guard, type Landing, type Viewer } from './guard.ts';

const READS: Ability[] = [{ action: 'read', subject: 'Order' }];
const viewer: Viewer = { ability: READS };

/** The result of the guard: 'accepted', the redirect's status and address, or the status of an error. */
async function outcome(access: Access, path: string, session?: Viewer, landing?: Landing): Promise<string | number> {
  const request = new Request(`http://kado.test${path}`);
  try {
    await guard(access, async () => session, request, landing);
    return 'accepted';
  } catch (thrown) {
    if (thrown instanceof Response) return `${thrown.status} ${thrown.headers.get('location')}`;
    return (thrown as { init: { status: number } }).init.status;
  }
}

const needs = (action: Ability['action'], subject: Ability['subject']): Access => ({ kind: 'needs', action, subject });
const guest: Access = { kind: 'guest' };

it.each<[string, Access, string, Viewer | undefined, string | number]>([
  ['a public page accepts everybody', { kind: 'public' }, '/help', undefined, 'accepted'],
  ['a guest-only page accepts guests', guest, '/login', undefined, 'accepted'],
  ['a guest-only page sends users to the return path', guest, '/login?return=%2Forders', viewer, '302 /orders'],
  ['a guest-only page sends users to the home page', guest, '/login', viewer, '302 /'],
  [
    'a page sends guests to the sign-in page',
    needs('read', 'Order'),
    '/orders?q=1',
    undefined,
    '302 /login?return=%2Forders%3Fq%3D1',
  ],
  ['a page accepts those who may see it', needs('read', 'Order'), '/orders', viewer, 'accepted'],
  ['a page rejects those who may not', needs('read', 'User'), '/users', viewer, 403],
  [
    'a page rejects those who may not, whatever their start page is',
    needs('read', 'User'),
    '/users',
    { ...viewer, home: '/x' },
    403,
  ],
  [
    'the home page sends those who may not see it to their start page',
    needs('read', 'User'),
    '/',
    { ...viewer, home: '/x' },
    '302 /x',
  ],
  ['the home page rejects those without a start page', needs('read', 'User'), '/', viewer, 403],
])('%s', async (_, access, path, session, expected) => expect(await outcome(access, path, session)).toBe(expected));

it('an app can choose where a signed-in user who opens a guest-only page is redirected', async () =>
  expect(await outcome(guest, '/login?return=%2Fa', viewer, async ({ ability }, search) => `/${ability.length}${search}`)).toBe(
    '302 /1?return=%2Fa',
  ));

it('a public page does not even read the session', async () => {
  const read = () => Promise.reject(new Error('was read'));
  await expect(guard({ kind: 'public' }, read, new Request('http://kado.test/'))).resolves.toBeUndefined();
});
