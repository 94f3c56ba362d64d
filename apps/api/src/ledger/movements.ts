/**
 * The movements of the ledger as pure functions, shared by the database and the in-memory model of the tests.
 * Amounts are bigint minor units; a positive posting increases its account. A wallet shows the sums of its user:* accounts.
 */
export type Posting = { account: string; currency: string; amount: bigint };
export type MovementType = 'deposit' | 'hold' | 'capture' | 'release' | 'refund' | 'adjustment' | 'loss';
export type Movement = {
  type: MovementType;
  postings: Posting[];
  /** Changes of the wallet's two amounts. */
  available: bigint;
  held: bigint;
  /** The amount that a capture took from the held money. */
  settled?: bigint;
};
/** What one item costs the sender, and what the recipient gets. */
export type Line = { currency: string; send: bigint; fee: bigint; receiveCurrency: string; receive: bigint };

export const account = {
  available: (userId: string) => `user:${userId}:available`,
  held: (userId: string) => `user:${userId}:held`,
  bank: (bankId: string) => `house:bank:${bankId}`,
  supplier: (name: string) => `house:supplier:${name}`,
  fx: (currency: string) => `house:fx:${currency}`,
  fees: 'house:fees',
  losses: 'house:losses',
};

const cost = ({ send, fee }: Line): bigint => send + fee;

/** The company owes the supplier what the recipient gets, and converts the sender's currency into the recipient's. */
const owed = (supplier: string, { currency, send, receiveCurrency, receive }: Line): Posting[] => [
  { account: account.fx(currency), currency, amount: send },
  { account: account.fx(receiveCurrency), currency: receiveCurrency, amount: -receive },
  { account: account.supplier(supplier), currency: receiveCurrency, amount: receive },
];

/** Money that came in at a bank: the amount and its fee in the bank's currency, and what it is worth in the wallet's. */
export type Inflow = { bankId: string; currency: string; amount: bigint; fee: bigint; walletCurrency: string; credited: bigint };

/** The rest after the fee is the customer's; another currency is converted first, and a company account bears what rounding leaves. */
export const deposit = (userId: string, { bankId, currency, amount, fee, walletCurrency, credited }: Inflow): Movement => ({
  type: 'deposit',
  available: credited,
  held: 0n,
  postings: [
    { account: account.bank(bankId), currency, amount: -amount },
    ...(fee ? [{ account: account.fees, currency, amount: fee }] : []),
    ...(currency === walletCurrency
      ? []
      : [
          { account: account.fx(currency), currency, amount: amount - fee },
          { account: account.fx(walletCurrency), currency: walletCurrency, amount: -credited },
        ]),
    { account: account.available(userId), currency: walletCurrency, amount: credited },
  ],
});

export const hold = (userId: string, currency: string, amount: bigint): Movement => ({
  type: 'hold',
  available: -amount,
  held: amount,
  postings: [
    { account: account.available(userId), currency, amount: -amount },
    { account: account.held(userId), currency, amount },
  ],
});

export const release = (userId: string, line: Line): Movement => ({
  type: 'release',
  available: cost(line),
  held: -cost(line),
  postings: [
    { account: account.held(userId), currency: line.currency, amount: -cost(line) },
    { account: account.available(userId), currency: line.currency, amount: cost(line) },
  ],
});

export const capture = (userId: string, supplier: string, line: Line): Movement => ({
  type: 'capture',
  available: 0n,
  held: -cost(line),
  settled: cost(line),
  postings: [
    { account: account.held(userId), currency: line.currency, amount: -cost(line) },
    ...(line.fee ? [{ account: account.fees, currency: line.currency, amount: line.fee }] : []),
    ...owed(supplier, line),
  ],
});

/** Delivered after the money was returned: the supplier is still owed, so the company bears the cost. */
export const loss = (supplier: string, line: Line): Movement => ({
  type: 'loss',
  available: 0n,
  held: 0n,
  postings: [{ account: account.losses, currency: line.currency, amount: -line.send }, ...owed(supplier, line)],
});

/** Throws RangeError unless the postings sum to zero in each currency. */
export function assertBalanced(postings: readonly Posting[]): void {
  const sums = new Map<string, bigint>();
  for (const { currency, amount } of postings) sums.set(currency, (sums.get(currency) ?? 0n) + amount);
  for (const [currency, amount] of sums) if (amount !== 0n) throw new RangeError(`The entry is off by ${amount} ${currency}`);
}
