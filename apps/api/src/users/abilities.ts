import type { Ability } from '@kado/contracts';

/** Subjects of pages that no route of this server names. `pnpm new:feature` adds to the list, `pnpm drop` removes from it. */
export const PAGE_SUBJECTS: readonly string[] = [];

const CUSTOMER: readonly Ability[] = [
  { action: 'read', subject: 'Auth' },
  ...[
    'Profile',
    'Session',
    'Balance',
    'Transaction',
    'Order',
    'Receipt',
    'Gift',
    'Bank',
    'Deposit',
    'Recipient',
    'Notification',
    'Ticket',
    'File',
    'Plan',
    'Practice',
    ...PAGE_SUBJECTS,
  ].map((subject) => ({ action: 'manage', subject })),
];
const OPERATOR: readonly Ability[] = [{ action: 'manage', subject: 'all' }];

/** What a role may do, in CASL's format: the web app shows and hides by it, this server authorises by it. */
export const abilitiesOf = (role: string): readonly Ability[] => (role === 'operator' ? OPERATOR : CUSTOMER);

/** Whether the role has the ability. Ownership is checked in each query. */
export const isAllowed = (role: string, [action, subject]: readonly [string, string]): boolean =>
  abilitiesOf(role).some(
    (rule) => (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
  );
