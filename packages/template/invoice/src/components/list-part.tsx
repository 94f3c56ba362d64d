import { InvoiceList } from './invoice-list.tsx';
import { useInvoiceList } from '../api/use-invoice-list.ts';

/** The list as other features show it, without a page header. */
export function Component() {
  return <InvoiceList list={useInvoiceList()} />;
}
