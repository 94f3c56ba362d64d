import type { TemplateUserData } from '@kado/contracts/template';

/** A demo account with its password; the accounts are shown on the template's sign-in page. */
export interface Account {
  userData: TemplateUserData;
  password: string;
}

/** The rights of a user who registers. */
export const CLIENT_ABILITY = [
  { action: 'read', subject: 'ACL' },
  { action: 'read', subject: 'Auth' },
];

/** The two demo accounts: one with every right, one that sees only the access-control page. */
export const seedAccounts = (): Account[] => [
  {
    password: 'admin',
    userData: {
      id: 1,
      fullName: 'Amara Okafor',
      username: 'amara',
      avatar: '/mock/faces/15',
      email: 'admin@demo.test',
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
      extras: { eCommerceCartItemsCount: 5 },
    },
  },
  {
    password: 'client',
    userData: {
      id: 2,
      fullName: 'Liam Doyle',
      username: 'liam',
      avatar: '/mock/faces/19',
      email: 'client@demo.test',
      role: 'client',
      ability: CLIENT_ABILITY,
      extras: { eCommerceCartItemsCount: 5 },
    },
  },
];
