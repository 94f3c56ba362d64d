import type { Money, Quote } from '@kado/contracts';
import { payOf } from '@kado/product-ui';

/** A change of one line in a new quote: its price in the wallet's currency, or the received amount. */
export type Change = { itemId: string; receive: Money; received: Money; now: Money; by: Money };

/** The lines whose cost or received amount changed between two quotes; `by` is positive if the cost rose. */
export const changesOf = (before: Quote, now: Quote): Change[] =>
  now.lines.flatMap((line) => {
    const old = before.lines.find(({ itemId }) => itemId === line.itemId);
    if (!old) return [];
    const by = { ...line.send, amountMinor: payOf(line).amountMinor - payOf(old).amountMinor };
    const same = by.amountMinor === 0 && old.receive.amountMinor === line.receive.amountMinor;
    return same ? [] : [{ itemId: line.itemId, receive: line.receive, received: old.receive, now: payOf(line), by }];
  });

/** The total of the sent amounts, and of the fees. */
export function partsOf({ lines, total }: Quote): { send: Money; fees: Money } {
  const fees = { ...total, amountMinor: lines.reduce((all, { fee }) => all + fee.amountMinor, 0) };
  return { send: { ...total, amountMinor: total.amountMinor - fees.amountMinor }, fees };
}
