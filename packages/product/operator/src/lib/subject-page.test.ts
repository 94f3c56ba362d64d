import { expect, it } from 'vitest';
import { subjectPage } from './subject-page.ts';

it.each([
  ['Deposit', '/operator/deposits?status=&id=7'],
  ['credit', '/operator/deposits?status=&id=7'],
  ['/api/v1/admin/deposits/:id/credit', '/operator/deposits?status=&id=7'],
  ['User', '/operator/users/7'],
  ['/api/v1/admin/users/:id/suspend', '/operator/users/7'],
  ['Ticket', '/operator/messages/7'],
  ['/api/v1/admin/orders/:id', '/operator/orders/7'],
  ['Session', undefined],
  ['/api/v1/orders/:id', undefined],
])('the page of the subject %s is %s', (subject, page) => expect(subjectPage(subject, '7')).toBe(page));
