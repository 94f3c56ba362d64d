import type { Invoice } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Card, type Column, DataTable, type ListSkeletonCell, ListSkeleton, Person } from '@kado/template-ui';
import { Avatar, EmptyArt, EmptyState, Link } from '@kado/ui';
import { use__Subject__InvoicesQuery } from '../api/invoices-api.ts';

const SKELETON: readonly ListSkeletonCell[] = ['number', 'avatar', 'name'];

const drawNumber = ({ id }: Invoice) => (
  <Link to={`/apps/invoice/preview/${id}`}>
    <bdi>#{id}</bdi>
  </Link>
);

const drawClient = ({ client, avatar }: Invoice) => (
  <Person
    picture={<Avatar id={client.companyEmail} name={client.name} src={avatar} size="xs" />}
    name={<bdi>{client.name}</bdi>}
    mail={client.companyEmail}
  />
);

function useColumns(): Column<Invoice>[] {
  const { t } = useTranslation('__variant__-__name__');
  const { money } = useLocaleFormatters();
  const drawTotal = ({ total }: Invoice) => <bdi>{money({ decimal: String(total), currency: 'USD' }, 'received')}</bdi>;
  return [
    { key: 'number', head: t('invoices.number'), area: 'id', cell: drawNumber },
    { key: 'client', head: t('invoices.client'), area: 'who', cell: drawClient },
    { key: 'total', head: t('invoices.total'), area: 'total', align: 'end', cell: drawTotal },
  ];
}

/** The newest invoices of the demo. */
export function RecentInvoices() {
  const { t } = useTranslation('__variant__-__name__');
  const columns = useColumns();
  const list = use__Subject__InvoicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const empty = (
    <EmptyState art={EmptyArt} title={t('invoices.empty')}>
      {t('invoices.emptyNote')}
    </EmptyState>
  );
  return (
    <Card label={t('invoices.heading')}>
      <QueryView
        query={list}
        skeleton={<ListSkeleton rows={5} cells={SKELETON} />}
        empty={empty}
        errorTitle={t('invoices.error')}
      >
        {({ invoices }) => (
          <DataTable label={t('invoices.heading')} columns={columns} rows={invoices} rowKey={({ id }) => String(id)} />
        )}
      </QueryView>
    </Card>
  );
}
