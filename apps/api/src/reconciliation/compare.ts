import type { FindingKind } from '@kado/contracts';

import type { ItemRow } from '../orders/order.ts';
import { isOpen } from '../orders/states.ts';
import type { StatementLine } from '../supplier/supplier.ts';

export type OurItem = Pick<ItemRow, 'id' | 'status' | 'receive' | 'receiveCurrency' | 'lateAt' | 'promisedBy'> & {
  reference: string;
};
/**
 * `missing`: we paid for it, but it is not in the supplier's statement. `undelivered`: we paid, but the supplier did not deliver. `unbooked`: the supplier
 * delivered, but we did not book it. `amount`: both have it, with different amounts. `unknown`: we never ordered it. `stuck`: it is still open long after its
 * promised time.
 */
export type Finding = { kind: FindingKind; reference: string; item?: OurItem; line?: StatementLine };

/** Whether the ledger has a debt to the supplier for the item: it was captured, or booked as a loss after the reversal. */
const isBooked = ({ status, lateAt }: OurItem): boolean => status === 'delivered' || lateAt !== null;

function kindOf(item: OurItem, line: StatementLine): FindingKind | undefined {
  if (isBooked(item) && line.state !== 'delivered') return 'undelivered';
  if (line.state !== 'delivered') return undefined;
  if (!isBooked(item)) return 'unbooked';
  return item.receive === line.amount && item.receiveCurrency === line.currency ? undefined : 'amount';
}

/** The differences between items and the supplier's lines. Open items are not final, so they are not compared. */
export function compare(items: readonly OurItem[], lines: readonly StatementLine[]): Finding[] {
  const [ours, theirs] = [items, lines].map((list) => new Map(list.map((each) => [each.reference, each]))) as [
    Map<string, OurItem>,
    Map<string, StatementLine>,
  ];
  const missing = items.flatMap((item): Finding[] => {
    const { reference } = item;
    return isBooked(item) && !theirs.has(reference) ? [{ kind: 'missing', reference, item }] : [];
  });
  const differing = lines.flatMap((line): Finding[] => {
    const { reference } = line;
    const item = ours.get(reference);
    if (!item) return [{ kind: 'unknown', reference, line }];
    const kind = isOpen(item) ? undefined : kindOf(item, line);
    return kind ? [{ kind, reference, item, line }] : [];
  });
  return [...missing, ...differing];
}
