import { ShowOn } from '@kado/ui';
import type { Invoice } from '@kado/contracts/template';
import { INVOICE_STATUS_LOOKS, SortMenu } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { SearchBox, Toolbar, ToolbarEnd, ViewTabs } from '@kado/template-ui';
import { COLUMN_NAMES, COLUMNS } from '../lib/list-state.ts';
import { countStatuses, STATUS_NAMES } from '../lib/statuses.ts';
import type { InvoiceListState } from '../api/use-invoice-list.ts';
import { ViewPanel } from './view-panel.tsx';

/** A tab for each status, with its number of invoices. */
export function StatusTabs({ list: { query, change }, all }: { list: InvoiceListState; all: readonly Invoice[] | undefined }) {
  const { t } = useTranslation('template-invoice');
  const counts = all && countStatuses(all);
  const views = STATUS_NAMES.map((name) => ({
    key: name,
    label: t(`status.${INVOICE_STATUS_LOOKS[name].key}`),
    count: counts?.[name],
  }));
  return (
    <ViewTabs
      label={t('status.filter')}
      value={query.status}
      onChange={(status) => change({ status })}
      views={[{ key: '', label: t('status.all'), count: all?.length }, ...views]}
    />
  );
}

/** Search, order and view of the list. */
export function ListTools({ list }: { list: InvoiceListState }) {
  const { t } = useTranslation('template-invoice');
  return (
    <Toolbar>
      <SearchBox label={t('search.label')} value={list.query.q} onChange={(q) => list.change({ q })} />
      <ToolbarEnd>
        <SortMenu
          list={list}
          first="desc"
          columns={[
            { key: 'id', label: t('column.number') },
            ...COLUMN_NAMES.map((name) => ({ key: COLUMNS[name], label: t(`column.${name}`) })),
          ]}
        />
        <ShowOn on="table">
          <ViewPanel list={list} />
        </ShowOn>
      </ToolbarEnd>
    </Toolbar>
  );
}
