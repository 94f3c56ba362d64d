import type { Ability } from '@kado/contracts';

const CUSTOMER: readonly Ability[] = [
  { action: 'read', subject: 'Auth' },
  ...[
    'Profile',
    'Session',
    'Balance',
    'Transaction',
    'Quote',
    'Order',
    'Receipt',
    'Network',
    'Cart',
    'Topup',
    'Gift',
    'Bank',
    'Deposit',
    'Recipient',
    'Notification',
    'Ticket',
    'File',
  ].map((subject) => ({ action: 'manage', subject })),
];
const OPERATOR: readonly Ability[] = [{ action: 'manage', subject: 'all' }];

/** What somebody may do, in CASL's shape: the page shows by it, this server decides by it. */
export const abilitiesOf = (role: string): readonly Ability[] => (role === 'operator' ? OPERATOR : CUSTOMER);

/** Whether a role may; whose thing it is, is part of each query. */
export const may = (role: string, [action, subject]: readonly [string, string]): boolean =>
  abilitiesOf(role).some(
    (rule) => (rule.action === action || rule.action === 'manage') && (rule.subject === subject || rule.subject === 'all'),
  );
