import type { StoreOverview } from '@kado/contracts/template';
import type { ExportTable } from '@kado/template-kit';

/** The words that the sheet is written with. */
export type StoreExportWords = Record<
  | 'title'
  | 'card'
  | 'what'
  | 'value'
  | 'sales'
  | 'customers'
  | 'products'
  | 'revenue'
  | 'earnings'
  | 'companies'
  | 'browsers'
  | 'transactions',
  string
>;

/** Every figure of the shop's dashboard in one table. */
export function storeExportTable(store: StoreOverview, words: StoreExportWords, span: string): ExportTable {
  const strip = words.title;
  return {
    name: 'store-overview',
    title: `${words.title}, ${span}`,
    heads: [words.card, words.what, words.value],
    rows: [
      [strip, words.sales, store.sales.count],
      [strip, words.customers, store.customers.count],
      [strip, words.products, store.products.count],
      [strip, words.revenue, store.revenue.amount],
      [strip, words.earnings, store.earnings.amount],
      ...store.companies.map(({ name, revenue }) => [words.companies, name, revenue]),
      ...store.browsers.map(({ name, share }) => [words.browsers, name, share]),
      ...store.transactions.map(({ note, amount }) => [words.transactions, note, amount]),
    ],
  };
}
