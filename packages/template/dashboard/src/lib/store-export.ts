import type { StoreOverview } from '@kado/contracts/template';
import type { ExportTable } from '@kado/template-kit/export';

/** The texts of the exported table. */
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

/** The figures of the store overview in one table. A card that fetches its own, such as the revenue report, is not in it. */
export function storeExportTable(store: StoreOverview, words: StoreExportWords, span: string): ExportTable {
  return {
    name: 'store-overview',
    title: `${words.title}, ${span}`,
    heads: [words.card, words.what, words.value],
    rows: [
      [words.title, words.sales, store.sales.count],
      [words.title, words.customers, store.customers.count],
      [words.title, words.products, store.products.count],
      [words.title, words.revenue, store.revenue.amount],
      [words.title, words.earnings, store.earnings.amount],
      ...store.companies.map(({ name, revenue }) => [words.companies, name, revenue]),
      ...store.browsers.map(({ name, share }) => [words.browsers, name, share]),
      ...store.transactions.map(({ note, amount }) => [words.transactions, note, amount]),
    ],
  };
}
