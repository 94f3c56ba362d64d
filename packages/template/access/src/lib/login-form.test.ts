import { expect, it } from 'vitest';
import { firstAccount } from './login-form.ts';

it.each([
  ['', { email: 'admin@demo.test', password: 'admin' }],
  ['admin@demo.test', { email: 'admin@demo.test', password: 'admin' }],
  ['client@demo.test', { email: 'client@demo.test', password: 'client' }],
  ['amara@kado.test', { email: 'amara@kado.test', password: '' }],
])('the form of a device that remembers %j starts with %j', (remembered, account) =>
  expect(firstAccount(remembered)).toEqual(account),
);
