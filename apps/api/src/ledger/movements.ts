/**
 * The movements of the ledger as pure functions, shared by the database and the in-memory model of the tests.
 * Amounts are bigint minor units; a positive posting increases its account. A wallet shows the sums of its user:* accounts.
 */
export type Posting = { account: string; currency: string; amount: bigint };
export type MovementType = 'deposit' | 'hold' | 'capture' | 'release' | 'refund' | 'adjustment' | 'loss';
export type Movement = {
  type: MovementType;
  postings: Posting[];
  /** The changes of the wallet's two amounts. */
  available: bigint;
  held: bigint;
  /** The amount that a capture took from the held money. */
  settled?: bigint;
};
/** What one item costs the sender, and what the recipient receives. */
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

/** The company owes the supplier the recipient's amount, and converts the sender's currency into the recipient's. */
const owed = (supplier: string, { currency, send, receiveCurrency, receive }: Line): Posting[] => [
  { account: account.fx(currency), currency, amount: send },
  { account: account.fx(receiveCurrency), currency: receiveCurrency, amount: -receive },
  { account: account.supplier(supplier), currency: receiveCurrency, amount: receive },
];

/** Money that arrived at a bank: the amount and its fee in the bank's currency, and the credited amount in the wallet's currency. */
export type Inflow = { bankId: string; currency: string; amount: bigint; fee: bigint; walletCurrency: string; credited: bigint };

/** Credits the amount less the fee to the customer. Another currency is converted first, and a company account takes the rounding difference. */
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

/** A delivery after the money was returned: the company still owes the supplier, so it bears the cost. */
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
