import { expect, it } from 'vitest';

import { isDatabaseUnavailable, isLockTimeout, isReadOnly } from './errors.ts';

const failed = (code: string) => new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) });

it.each([
  ['a connection that broke', '08006'],
  ['a database that stops', '57P01'],
  ['a disk that is full', '53100'],
  ['memory that is used up', '53200'],
  ['connections that are used up', '53300'],
  ['a disk that cannot be read', '58030'],
  ['a lock that was not free in time', '55P03'],
  ['a statement that took too long', '57014'],
  ['a deadlock', '40P01'],
  ['a database that is read-only after a failover', '25006'],
  ['a host that no route leads to', 'EHOSTUNREACH'],
  ['a network that no route leads to', 'ENETUNREACH'],
  ['a host that is down', 'EHOSTDOWN'],
  ['a network that is down', 'ENETDOWN'],
])('M6 %s lets the client repeat its request', (_, code) => expect(isDatabaseUnavailable(failed(code))).toBe(true));

it.each([
  ['a unique row that is there already', '23505'],
  ['a syntax error', '42601'],
  ['a broken promise of our own', 'XX000'],
])('M6 %s is an error of the server', (_, code) => expect(isDatabaseUnavailable(failed(code))).toBe(false));

it('M6 a read-only database is distinguished from other errors', () =>
  expect([isReadOnly(failed('25006')), isReadOnly(failed('25P03'))]).toEqual([true, false]));

it('O6 a lock timeout is distinguished from other errors', () =>
  expect([isLockTimeout(failed('55P03')), isLockTimeout(failed('57014'))]).toEqual([true, false]));
