import { afterEach, beforeEach, expect, it } from 'vitest';

import { CLIENT_SECRET, fakeReloadly } from '../../test/fake-reloadly.ts';
import { createReloadlyClient, ReloadlyError } from './client.ts';
import { Balance, Token } from './messages.ts';

let fake: Awaited<ReturnType<typeof fakeReloadly>>;
beforeEach(async () => void (fake = await fakeReloadly()));
afterEach(() => fake.close());

const { signal } = new AbortController();
const logins = () => fake.calls.filter((call) => call === 'POST /oauth/token').length;
const balance = { balance: 1000.5, currencyCode: 'USD' };

it('concurrent calls share one login', async () => {
  const client = createReloadlyClient(fake.supplier, () => 0);
  const all = await Promise.all(Array.from({ length: 20 }, () => client.get('/accounts/balance', Balance, signal)));
  expect(all).toEqual(Array.from({ length: 20 }, () => balance));
  expect(logins()).toBe(1);
});

it('a token is renewed a minute before it expires', async () => {
  let now = 0;
  const client = createReloadlyClient(fake.supplier, () => now);
  await client.get('/accounts/balance', Balance, signal);
  now = (5_184_000 - 61) * 1000;
  await client.get('/accounts/balance', Balance, signal);
  expect(logins()).toBe(1);
  now += 1000;
  await client.get('/accounts/balance', Balance, signal);
  expect(logins()).toBe(2);
});

it('a call that is refused for its token is repeated once with a new one', async () => {
  const client = createReloadlyClient(fake.supplier, () => 0);
  await client.get('/accounts/balance', Balance, signal);
  fake.endTokens();
  expect(await client.get('/accounts/balance', Balance, signal)).toEqual(balance);
  expect(logins()).toBe(2);
});

it('wrong credentials cause an error that does not contain them, and the next call tries again', async () => {
  const wrong = createReloadlyClient({ ...fake.supplier, clientSecret: `${CLIENT_SECRET}!` }, () => 0);
  for (let time = 1; time <= 2; time += 1) {
    const error = await wrong.get('/accounts/balance', Balance, signal).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(ReloadlyError);
    expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain(CLIENT_SECRET);
    expect(logins()).toBe(time);
  }
});

it('a malformed response is an error that names the field', async () => {
  const client = createReloadlyClient(fake.supplier, () => 0);
  await expect(client.get('/accounts/balance', Token, signal)).rejects.toThrow("Reloadly's answer has no valid access_token");
});
