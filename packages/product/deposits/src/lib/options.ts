import {
  depositAmountFor,
  depositPriceOf,
  exponentOf,
  type Bank,
  type BankPrice,
  type Deposit,
  type DepositPrice,
  type Money,
} from '@kado/contracts';

/** A bank to deposit through, with its price. */
export type DepositOption = { bank: Bank; price: BankPrice };

/** The banks that take deposits, in the server's order. */
export function optionsOf(prices: readonly BankPrice[], banks: readonly Bank[]): DepositOption[] {
  const taking = banks.filter(({ uses }) => uses.includes('deposit'));
  return taking.flatMap((bank) => {
    const price = prices.find(({ bankId, direction }) => bankId === bank.id && direction === 'deposit');
    return price ? [{ bank, price }] : [];
  });
}

/** The fee and the credited money of an amount. */
export const priceFor = (amount: Money, { rate, fee }: BankPrice, walletCurrency: string): DepositPrice =>
  depositPriceOf(amount, { rate, fee, walletCurrency });

/** The smallest amount that the price allows and that credits at least the given money. */
export function amountFor(credit: Money, { rate, fee, min }: BankPrice): Money {
  const amount = depositAmountFor(credit, { rate, fee, currency: min.currency });
  return amount.amountMinor < min.amountMinor ? min : amount;
}

/** The money that a deposit credits: the actual credit, else the amount less its fixed fee at the bank's rate. */
export function creditOf(deposit: Deposit, price: BankPrice | undefined, walletCurrency: string | undefined): Money | undefined {
  if (deposit.credited || !price || walletCurrency === undefined) return deposit.credited;
  return depositPriceOf(deposit.amount, { rate: price.rate, fee: { fixed: deposit.fee, percent: '0' }, walletCurrency }).credited;
}

const ROUND = [50, 100, 300, 500];

/** Round amounts to choose from, in major units: 50 to 500, or these times a power of ten if the minimum is higher. */
export function suggestedAmounts({ min, max, currency }: BankPrice): string[] {
  const unit = 10 ** exponentOf(currency);
  let scale = 1;
  while (ROUND[0]! * scale * unit < min.amountMinor) scale *= 10;
  return ROUND.map((each) => each * scale)
    .filter((each) => each * unit <= max.amountMinor)
    .map(String);
}
