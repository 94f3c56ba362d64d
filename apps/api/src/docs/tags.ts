type Tag = { name: string; description: string; paths: readonly string[] };

/** The groups of the API reference, each with the first path segments that belong to it. */
const TAGS: readonly Tag[] = [
  { name: 'auth', description: 'Create an account, sign in, renew a session, reset a PIN.', paths: ['auth'] },
  { name: 'users', description: 'The signed-in user and the devices that are signed in.', paths: ['users'] },
  {
    name: 'reference',
    description: 'Countries, languages, mobile networks, banks and their prices. Public.',
    paths: ['countries', 'languages', 'networks', 'banks', 'bank-prices'],
  },
  { name: 'gift-products', description: 'Gift cards on sale. Public.', paths: ['gift-products'] },
  { name: 'quotes', description: 'Prices and risks of what is in the cart, held for ten minutes.', paths: ['quotes'] },
  { name: 'checkout', description: 'Buys a quote from the balance, exactly once.', paths: ['checkout'] },
  { name: 'orders', description: 'What was bought, and its delivery.', paths: ['orders'] },
  { name: 'plans', description: 'Gifts that repeat.', paths: ['plans'] },
  { name: 'gifts', description: 'A gift card, for the person who received its link. Public.', paths: ['gifts'] },
  { name: 'wallet', description: 'The balance and its statement.', paths: ['balance', 'transactions'] },
  { name: 'files', description: 'Uploads: proofs of deposits, pictures, attachments.', paths: ['files'] },
  { name: 'deposits', description: 'Money that a customer brings in.', paths: ['deposits'] },
  { name: 'receipts', description: 'Receipts by e-mail, and whether a receipt is genuine.', paths: ['receipts'] },
  {
    name: 'practice',
    description: 'Practice money: the same calls under /api/practice/v1, with a ledger of its own.',
    paths: ['practice'],
  },
  { name: 'recipients', description: 'Saved people to send to.', paths: ['recipients'] },
  { name: 'contact', description: 'Messages to us, and our replies.', paths: ['contact'] },
  { name: 'notifications', description: 'What the user was told.', paths: ['notifications'] },
  { name: 'operators', description: 'What operators see and do. Needs `manage` on `all`.', paths: ['admin'] },
  { name: 'health', description: 'Whether the server is alive and can reach its database.', paths: ['health', 'ready'] },
];

/** The tags of the document. */
export const tags = TAGS.map(({ name, description }) => ({ name, description }));

/** The tag of a route; throws for a path that no tag lists. */
export function tagOf(url: string): string {
  const first = url.split('/')[3] ?? '';
  const tag = TAGS.find(({ paths }) => paths.includes(first));
  if (!tag) throw new Error(`${url} has no tag: add it to docs/tags.ts`);
  return tag.name;
}
