import { DepositStatus, type Deposit } from '@kado/contracts';

/** The URL state of the list. */
export const DEFAULTS = { status: '', q: '' };
export type Filters = typeof DEFAULTS;

/** The chosen status; an unknown one is ignored. */
export const statusIn = ({ status }: Filters): DepositStatus | undefined => DepositStatus.safeParse(status).data;

/** Whether a filter is set. */
export const isFiltered = (filters: Filters): boolean => statusIn(filters) !== undefined || filters.q.trim() !== '';

const plain = (text: string): string => text.toLowerCase().replaceAll(/[\s-]/g, '');

/** The deposits that match a URL state; the text is searched in the reference and the bank's name. */
export function filtered(rows: readonly Deposit[], filters: Filters, bankName: (id: string) => string): Deposit[] {
  const status = statusIn(filters);
  const wanted = plain(filters.q);
  return rows.filter(
    (row) =>
      (status === undefined || row.status === status) &&
      (plain(row.reference).includes(wanted) || plain(bankName(row.bankId)).includes(wanted)),
  );
}
