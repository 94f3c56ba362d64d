/** The purpose of a ledger account, and its owner: a bank, a supplier, a currency or a customer. */
export type AccountRole = {
  role: 'bank' | 'supplier' | 'fees' | 'fx' | 'losses' | 'available' | 'held' | 'other';
  of?: string | undefined;
};

const OWN = /^house:(bank|supplier|fees|fx|losses)(?::(.+))?$/;
const CUSTOMER = /^user:([^:]+):(available|held)$/;
type Own = Exclude<AccountRole['role'], 'available' | 'held' | 'other'>;
type Customers = Extract<AccountRole['role'], 'available' | 'held'>;

/** Parses the name of an account, such as user:{id}:held or house:fees. */
export function roleOf(account: string): AccountRole {
  const [, own, of] = OWN.exec(account) ?? [];
  if (own) return { role: own as Own, of };
  const [, id, part] = CUSTOMER.exec(account) ?? [];
  return part ? { role: part as Customers, of: id } : { role: 'other' };
}
