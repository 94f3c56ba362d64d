import { expect, it } from 'vitest';
import { loginAddress, returnPath } from './return-path.ts';

it.each([
  ['/', '/login'],
  ['/orders?status=open&q=a b', '/login?return=%2Forders%3Fstatus%3Dopen%26q%3Da%20b'],
])('the sign-in address contains the return path %s', (wanted, address) => {
  expect(loginAddress(wanted)).toBe(address);
  expect(returnPath(new URL(address, 'http://kado').search)).toBe(wanted);
});

it('returns to a page whose path only contains the sign-in page’s', () =>
  expect(returnPath('?return=/help/login')).toBe('/help/login'));

it.each([
  '',
  '?return=',
  '?return=//evil.test',
  '?return=/%5Cevil.test',
  '?return=https://evil.test',
  '?return=javascript:alert(1)',
  '?return=/login',
  '?return=/login?return=/login',
  '?return=/a%0D%0Ab',
  '?return=/%09/evil.test',
])('goes to the home page instead of %s', (search) => expect(returnPath(search)).toBe('/'));
