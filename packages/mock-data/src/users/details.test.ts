import { passwordRules, type TemplateUser, UserDetails } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { NOW, testBackend } from '../testing.ts';
import { emptyDetails } from './details-data.ts';

const call = testBackend();
const PATH = '/apps/users/details';
const read = async (id: number): Promise<UserDetails> =>
  UserDetails.parse(((await call('GET', `${PATH}?id=${id}`)).body as { details: unknown }).details);
const change = (id: number, body: object) => call('PATCH', PATH, { id, ...body });

it('has projects, devices, cards and events for every sample user', async () => {
  for (const id of [1, 31, 50]) {
    const details = await read(id);
    expect([details.projects.length, details.devices.length, details.cards.length]).toEqual([5, 3, 2]);
    expect(details.events.map(({ id: event }) => event)).toEqual([4, 3, 2, 1]);
    expect(details.projects.every(({ done, total }) => done <= total)).toBe(true);
  }
});

it('stores cards, exactly one of them primary', async () => {
  const card = { holder: 'Noor Haddad', brand: 'visa', last4: '4242', expires: '09/29', primary: true };
  await change(1, { card });
  await change(1, { card: { ...card, id: 3, holder: 'N. Haddad' } });
  expect((await read(1)).cards).toMatchObject([
    { primary: false },
    { primary: false },
    { id: 3, holder: 'N. Haddad', primary: true },
  ]);
  await change(1, { removeCard: 3 });
  expect((await read(1)).cards.map(({ primary }) => primary)).toEqual([true, false]);
});

it('reads an empty card id as a new card, and an empty removal as no removal', async () => {
  const card = { id: '', holder: 'Noor Haddad', brand: 'visa', last4: '4242', expires: '09/29', primary: false };
  expect(await change(1, { card, removeCard: '', removeDevice: null })).toMatchObject({ status: 200 });
  const { cards, devices } = await read(1);
  expect([cards.map(({ id }) => id), devices.length]).toEqual([[1, 2, 3], 3]);
});

it('stores only the time of a password change', async () => {
  const { status } = await change(1, { password: 'Correct-horse' });
  const details = await read(1);
  expect([status, details.passwordChangedAt, details.events[0]?.kind]).toEqual([200, NOW.toISOString(), 'password']);
  expect(JSON.stringify(details)).not.toContain('Correct-horse');
});

it('changes single switches only', async () => {
  const before = await read(2);
  await change(2, { notices: { news: { email: false } }, connections: { slack: !before.connections.slack } });
  expect(await read(2)).toEqual({
    ...before,
    notices: { ...before.notices, news: { ...before.notices.news, email: false } },
    connections: { ...before.connections, slack: !before.connections.slack },
  });
});

it('removes the details with the user, so that a new user with the same id has new details', async () => {
  await change(50, { planCancelled: true, removeDevice: 1, twoStep: { method: 'sms', phone: '555 0100' } });
  expect(await read(50)).toMatchObject({ planCancelled: true, twoStep: { method: 'sms' }, devices: [{ id: 2 }, { id: 3 }] });
  await call('DELETE', '/apps/users/delete?id=50');
  const ada = { fullName: 'Ada', username: 'ada', email: 'ada@engine.example', company: 'E', country: 'UK', contact: '1' };
  await call('POST', '/apps/users/add-user', ada);
  expect(await read(50)).toMatchObject({ planCancelled: false, cards: [], address: { email: ada.email } });
});

it.each([
  ['2026-01-05T10:00:00.000Z', '2026-01-05T10:00:00.000Z'],
  [undefined, NOW.toISOString()],
])('the plan of a new user who joined at %s starts at %s', (joinedAt, since) => {
  const ada = { id: 51, fullName: 'Ada', username: 'ada', email: 'ada@engine.example' } as TemplateUser;
  expect(emptyDetails({ ...ada, ...(joinedAt && { joinedAt }) }, NOW).planSince).toBe(since);
});

it.each([
  ['GET', PATH, undefined, 400],
  ['GET', `${PATH}?id=99`, undefined, 404],
  ['PATCH', PATH, { id: 99, planCancelled: true }, 404],
  ['PATCH', PATH, { id: 1, planCancelled: 'yes' }, 400],
  ['PATCH', PATH, { id: 1, password: 'password' }, 400],
  ['PATCH', PATH, { id: 1, removeCard: 9 }, 404],
  ['PATCH', PATH, { id: 1, planCancelled: true, removeDevice: 9 }, 404],
  ['PATCH', PATH, { id: 1, card: { holder: 'N', brand: 'visa', last4: '42', expires: '09/29', primary: false } }, 400],
  ['PATCH', PATH, { id: 1, notices: { news: { pigeon: true }, gossip: { email: true } } }, 400],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await read(1);
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await read(1)).toEqual(before);
});

it.each([
  ['', [false, false, false]],
  ['longenough', [true, false, false]],
  ['Éclair!', [false, true, true]],
  ['Correct-horse', [true, true, true]],
])('checks the rules for the password %j', (text, met) => expect(Object.values(passwordRules(text))).toEqual(met));
