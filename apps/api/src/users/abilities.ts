import type { Ability } from '@kado/contracts';

/** Subjects of pages that no route of this server uses. `pnpm new:feature` adds to the list, `pnpm drop` removes from it. */
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

/** The abilities of a role, in CASL's format. The web app uses them to show and hide parts, this server to authorise requests. */
export const abilitiesOf = (role: string): readonly Ability[] => (role === 'operator' ? OPERATOR : CUSTOMER);

/** Whether the role has the ability. Each query checks ownership itself. */
export const isAllowed = (role: string, [action, subject]: readonly [string, string]): boolean =>
  abilitiesOf(role).some(
    (rule) => (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
  );
