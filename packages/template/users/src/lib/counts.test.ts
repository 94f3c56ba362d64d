import type { TemplateUser } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { countUsers } from './counts.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const user = (over: Partial<TemplateUser>): TemplateUser => ({
  id: 1,
  billing: 'Auto Debit',
  fullName: 'Noor Haddad',
  company: '',
  role: 'admin',
  username: '',
  country: '',
  contact: '',
  email: '',
  currentPlan: 'team',
  status: 'active',
  avatar: '',
  ...over,
});

it('counts plans, statuses, recent users and pending users, the longest wait first', () => {
  const counts = countUsers(
    [
      user({ joinedAt: '2026-11-20T10:00:00Z', currentPlan: 'basic' }),
      user({ id: 2, joinedAt: '2026-11-12T09:00:00Z', status: 'pending' }),
      user({ id: 3, joinedAt: '2026-11-19T09:00:00Z', status: 'pending' }),
      user({ id: 4, joinedAt: '2026-06-01T09:00:00Z', status: 'inactive' }),
      user({ id: 5 }),
    ],
    NOW,
  );
  expect(counts).toMatchObject({ all: 5, paid: 4, joined: 3, oldest: 9, statuses: { active: 2, pending: 2, inactive: 1 } });
  expect(counts.waiting.map(({ id }) => id)).toEqual([2, 3]);
  expect([counts.growth[0], counts.growth.at(-1)]).toEqual([1, 5]);
});

it('counts an empty list', () =>
  expect(countUsers([], NOW)).toMatchObject({ all: 0, paid: 0, joined: 0, oldest: 0, waiting: [] }));
