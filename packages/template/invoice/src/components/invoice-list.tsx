import { type ReactNode, useState } from 'react';
import type { Invoice } from '@kado/contracts/template';
import { Allowed, ListPager, useDisclosure, withoutIds } from '@kado/template-kit';
import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, EmptyArt, EmptyState, NoMatchArt } from '@kado/ui';
import { type ListSkeletonCell, ListSkeleton, Card } from '@kado/template-ui';
import type { Confirmation } from '../lib/confirmation.ts';
import { ADD } from '../lib/addresses.ts';
import { useInvoiceActions } from '../api/use-invoice-actions.ts';
import type { InvoiceListState } from '../api/use-invoice-list.ts';
import { InvoiceTable } from './invoice-table.tsx';
import { ListTools, StatusTabs } from './list-tools.tsx';
import { ConfirmDialogs } from './confirm-dialogs.tsx';
import { SelectedBar } from './selected-bar.tsx';

const SKELETON: readonly ListSkeletonCell[] = ['number', 'word', 'avatar', 'name'];
const keysOf = (invoices: readonly Invoice[]): ReadonlySet<string> => new Set(invoices.map(({ id }) => String(id)));

function NoRows({ list }: { list: InvoiceListState }) {
  const { t } = useTranslation('template-invoice');
  const add = (
    <Allowed action="create" subject="Invoice">
      <Button icon="plus" to={ADD}>
        {t('page.add')}
      </Button>
    </Allowed>
  );
  if (list.result.data?.allData.length === 0) return <EmptyState art={EmptyArt} title={t('search.empty')} actions={add} />;
  return (
    <EmptyState
      art={NoMatchArt}
      title={t('search.none')}
      actions={<Button onClick={() => list.change({ q: '', status: '' })}>{t('search.clear')}</Button>}
    >
      {t('search.hint')}
    </EmptyState>
  );
}

/** The table of invoices with search, filters, selection and pages; `head` is at the top of its card. */
export function InvoiceList({ list, head }: { list: InvoiceListState; head?: ReactNode }) {
  const { t } = useTranslation('template-invoice');
  const actions = useInvoiceActions();
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const confirmation = useDisclosure<Confirmation>();
  const { data } = list.result;
  const selected = data?.allData.filter(({ id }) => keys.has(String(id))) ?? [];
  const deselect = (ids: readonly number[]) => setKeys((before) => withoutIds(before, ids));
  const close = (done: readonly number[]) => {
    deselect(done);
    confirmation.close();
  };
  const bulk = { actions, confirm: confirmation.open };
  return (
    <>
      <Card>
        {head}
        <StatusTabs list={list} all={data?.allData} />
        <ListTools list={list} />
        <QueryView
          query={list.result}
          errorTitle={t('error.title')}
          skeleton={<ListSkeleton rows={list.query.perPage} cells={SKELETON} />}
          empty={<NoRows list={list} />}
        >
          {({ invoices, total }) => (
            <>
              <InvoiceTable {...bulk} list={list} rows={invoices} selection={{ keys, onChange: setKeys }} />
              {selected.length > 0 && (
                <SelectedBar
                  {...bulk}
                  list={list}
                  total={total}
                  selected={selected}
                  onSelect={(all) => setKeys(keysOf(all))}
                  onDone={deselect}
                />
              )}
              <ListPager list={list} total={total} />
            </>
          )}
        </QueryView>
      </Card>
      <ConfirmDialogs confirmation={confirmation} actions={actions} onClose={close} />
    </>
  );
}
