import type { Invoice } from '@kado/contracts/template';
import { hiddenColumns } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Amount, Anchor } from '@kado/ui';
import { type Column, DataTable, type DataTableProps } from '@kado/template-ui';
import { previewAt } from '../lib/addresses.ts';
import { COLUMNS, type ColumnName, type Height } from '../lib/list.ts';
import type { AskFirst } from '../lib/question.ts';
import type { Acts } from '../state/use-acts.ts';
import type { List } from '../state/use-list.ts';
import { BalanceCell, ClientCell, StatusCell, useCellWords } from './cells.tsx';
import styles from './cells.module.css';
import { InvoiceRowActions, useRowTools } from './row-acts.tsx';

type Shape = Omit<Column<Invoice>, 'key' | 'head' | 'sortable'>;

/** How each column draws its cell. A cell is drawn by the table's own call, so these are no components. */
function useShapes(): Record<ColumnName, Shape> {
  const words = useCellWords();
  const { money, day } = words;
  return {
    status: { area: 'state', cell: (invoice) => <StatusCell invoice={invoice} words={words} /> },
    client: { area: 'who', cell: (invoice) => <ClientCell invoice={invoice} /> },
    total: { area: 'total', align: 'end', cell: ({ total }) => <Amount className={styles.total} text={money(total)} /> },
    issued: { wideOnly: true, cell: ({ issuedDate }) => <span className={styles.day}>{day(issuedDate)}</span> },
    balance: { area: 'balance', align: 'end', cell: (invoice) => <BalanceCell invoice={invoice} words={words} /> },
    due: { cell: ({ dueDate }) => <span className={styles.day}>{day(dueDate)}</span> },
  };
}

const drawNumber = ({ id }: Invoice) => (
  <Anchor className={styles.number} to={previewAt(id)}>
    <bdi>{id}</bdi>
  </Anchor>
);
const NUMBER = { key: 'id', sortable: true, area: 'id', cell: drawNumber } as const;

type TableProps = {
  list: List;
  rows: readonly Invoice[];
  acts: Acts;
  ask: AskFirst;
  selection: Pick<NonNullable<DataTableProps<Invoice>['selection']>, 'keys' | 'onChange'>;
};

/** The invoices of one page; heads sort, boxes select. */
export function InvoiceTable({ list: { query, change, result }, rows, acts, ask, selection }: TableProps) {
  const { t } = useTranslation('template-invoice');
  const shapes = useShapes();
  const tools = useRowTools();
  const hidden = hiddenColumns(query.hide);
  const shown = (Object.entries(COLUMNS) as [ColumnName, string][]).filter(([name]) => !hidden.has(name));
  const drawActs = (invoice: Invoice) => <InvoiceRowActions invoice={invoice} acts={acts} ask={ask} tools={tools} />;
  const actions = { key: 'actions', headHidden: true, area: 'actions', align: 'end', cell: drawActs } as const;
  const columns: Column<Invoice>[] = [
    { ...NUMBER, head: t('column.number') },
    ...shown.map(([name, key]) => ({ ...shapes[name], key, head: t(`column.${name}`), sortable: true })),
    { ...actions, head: t('column.actions') },
  ];
  return (
    <DataTable
      label={t('page.table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      density={query.rows === '' ? undefined : (query.rows as Height)}
      busy={result.isFetching}
      sort={{ column: query.sortColumn, direction: query.sort === 'asc' ? 'asc' : 'desc' }}
      onSort={({ column, direction }) => change({ sortColumn: column, sort: direction })}
      selection={{ ...selection, allLabel: t('row.selectPage'), rowLabel: ({ id }) => t('row.select', { number: id }) }}
    />
  );
}
