import type { Invoice } from '@kado/contracts/template';
import { hiddenColumns, tableSort } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Amount, Anchor } from '@kado/ui';
import { type Column, DataTable, type DataTableProps } from '@kado/template-ui';
import { previewAt } from '../lib/addresses.ts';
import { COLUMNS, type ColumnName, type Height } from '../lib/list-state.ts';
import type { Confirm } from '../lib/confirmation.ts';
import type { InvoiceActions } from '../api/use-invoice-actions.ts';
import type { InvoiceListState } from '../api/use-invoice-list.ts';
import { BalanceCell, ClientCell, StatusCell, useCellFormatters } from './cells.tsx';
import styles from './cells.module.css';
import { InvoiceRowActions, useRowActionContext } from './row-actions.tsx';

type CellShape = Omit<Column<Invoice>, 'key' | 'head' | 'sortable'>;

/** Draws the cell of each column. The table calls these as plain functions: they are not components. */
function useCellShapes(): Record<ColumnName, CellShape> {
  const words = useCellFormatters();
  const { money, day } = words;
  return {
    status: { area: 'state', cell: (invoice) => <StatusCell invoice={invoice} words={words} /> },
    client: { area: 'who', cell: (invoice) => <ClientCell invoice={invoice} /> },
    total: { area: 'total', align: 'end', cell: ({ total }) => <Amount className={styles.total} text={money(total)} /> },
    issued: { area: 'side', wideOnly: true, cell: ({ issuedDate }) => <span className={styles.day}>{day(issuedDate)}</span> },
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
  list: InvoiceListState;
  rows: readonly Invoice[];
  actions: InvoiceActions;
  confirm: Confirm;
  selection: Pick<NonNullable<DataTableProps<Invoice>['selection']>, 'keys' | 'onChange'>;
};

/** The invoices of one page, with sortable columns and selection. */
export function InvoiceTable({ list, rows, actions, confirm, selection }: TableProps) {
  const { t } = useTranslation('template-invoice');
  const shapes = useCellShapes();
  const tools = useRowActionContext();
  const hidden = hiddenColumns(list.query.hide);
  const shown = (Object.entries(COLUMNS) as [ColumnName, string][]).filter(([name]) => !hidden.has(name));
  const drawActions = (invoice: Invoice) => (
    <InvoiceRowActions invoice={invoice} actions={actions} confirm={confirm} tools={tools} />
  );
  const actionColumn = { key: 'actions', headHidden: true, area: 'actions', align: 'end', cell: drawActions } as const;
  const columns: Column<Invoice>[] = [
    { ...NUMBER, head: t('column.number') },
    ...shown.map(([name, key]) => ({ ...shapes[name], key, head: t(`column.${name}`), sortable: true })),
    { ...actionColumn, head: t('column.actions') },
  ];
  return (
    <DataTable
      label={t('page.table')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => String(id)}
      density={list.query.rows === '' ? undefined : (list.query.rows as Height)}
      busy={list.result.isFetching}
      {...tableSort(list)}
      selection={{ ...selection, allLabel: t('row.selectPage'), rowLabel: ({ id }) => t('row.select', { number: id }) }}
    />
  );
}
