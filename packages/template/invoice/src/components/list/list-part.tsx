import { InvoiceList } from './invoice-list.tsx';
import { useInvoiceList } from '../../api/use-invoice-list.ts';

/** The list as other pages show it, a dashboard for example: without the head of a page. */
export function Component() {
  return <InvoiceList list={useInvoiceList()} />;
}
