import { isAccountNumber, type Item, type Money, priceOf, type QuoteLine } from '@kado/contracts';

import type { Payout } from '../reference/banks.ts';
import { type FieldProblem, limitProblem, type Problem } from './problem.ts';

type BankItem = Extract<Item, { kind: 'bank' }>;

/** The amount of a bank gift must be in the wallet's currency, like the limits of the price. */
function amountProblem(amount: Money, { price: { min, max } }: Payout): FieldProblem | undefined {
  if (amount.currency !== min.currency) return { key: 'wrongCurrency', params: { currency: min.currency } };
  return limitProblem(amount, { min, max });
}

/** The problems of a bank gift in a cart, at this path. */
export function bankProblems(item: BankItem, at: string, payout: Payout | undefined): Problem[] {
  if (!payout) return [{ path: `${at}.bankId`, key: 'unknownBank' }];
  const { name: bank, accountRule } = payout.bank;
  const amount = amountProblem(item.amount, payout);
  return [
    ...(isAccountNumber(item.account.number, accountRule)
      ? []
      : [
          {
            path: `${at}.account.number`,
            key: 'wrongAccount' as const,
            params: { bank, example: accountRule.example },
          },
        ]),
    ...(amount ? [{ path: `${at}.amount`, ...amount }] : []),
  ];
}

/** The quote line of a bank gift, by the bank's payout price. */
export function bankLine({ id, kind, amount }: BankItem, { price }: Payout, wallet: string): QuoteLine {
  const { rate, fee, currency: receiveCurrency, etaMinutes } = price;
  return { itemId: id, kind, ...priceOf(amount, { currency: wallet, receiveCurrency, rate, fee }), rate, etaMinutes };
}
