import type { Invoice } from '@kado/contracts/template';
import { QueryView } from '@kado/feature-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { INVOICE_STATUS_LOOKS } from '@kado/template-kit';
import { type Column, DataTable } from '@kado/template-ui';
import { Link, Skeleton, StatusText, Text } from '@kado/ui';
import { useUsersInvoicesQuery } from '../api/users-api.ts';
import styles from './invoices.module.css';

function useColumns(): Column<Invoice>[] {
  const { t } = useTranslation('template-users');
  const { money } = useLocaleFormatters();
  const drawState = ({ invoiceStatus }: Invoice) => {
    const { key, tone, icon } = INVOICE_STATUS_LOOKS[invoiceStatus];
    return (
      <StatusText tone={tone} icon={icon} size="small">
        {t(`invoice.${key}`)}
      </StatusText>
    );
  };
  return [
    { key: 'id', head: t('invoice.number'), area: 'who', cell: ({ id }) => <Link to={`/apps/invoice/preview/${id}`}>{id}</Link> },
    { key: 'status', head: t('status.label'), area: 'state', cell: drawState },
    {
      key: 'total',
      head: t('invoice.total'),
      area: 'total',
      align: 'end',
      cell: ({ total }) => <bdi>{money({ decimal: total.toFixed(2), currency: 'USD' }, 'received')}</bdi>,
    },
  ];
}

const InvoicesSkeleton = () => (
  <div className={styles.pad}>
    {['96%', '88%', '92%'].map((inline) => (
      <Skeleton key={inline} inline={inline} block={24} />
    ))}
  </div>
);

/** The newest invoices that were sent to the user's e-mail address. */
export function Invoices({ email }: { email: string }) {
  const { t } = useTranslation('template-users');
  const columns = useColumns();
  const answer = useUsersInvoicesQuery(email, { refetchOnMountOrArgChange: true });
  const none = (
    <div className={styles.pad}>
      <Text tone="quiet">{t('invoice.none')}</Text>
    </div>
  );
  return (
    <QueryView query={answer} errorTitle={t('invoice.error')} skeleton={<InvoicesSkeleton />} empty={none}>
      {({ invoices, total }) => (
        <>
          <DataTable
            label={t('invoice.title')}
            density="small"
            columns={columns}
            rows={invoices}
            rowKey={({ id }) => String(id)}
          />
          {total > invoices.length && (
            <div className={styles.pad}>
              <Link size="small" to={`/apps/invoice/list?q=${encodeURIComponent(email)}`}>
                {t('invoice.all', { count: total })}
              </Link>
            </div>
          )}
        </>
      )}
    </QueryView>
  );
}
