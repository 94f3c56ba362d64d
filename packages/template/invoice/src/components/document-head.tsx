import type { Invoice } from '@kado/contracts/template';
import { INVOICE_STATUS_LOOKS } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Mark, StatusText } from '@kado/ui';
import { COMPANY } from '../lib/company.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './invoice-document.module.css';

/** The company that issues the invoices. */
export function Company() {
  return (
    <div>
      <p className={styles.company}>
        <Mark size={32} />
        {COMPANY.name}
      </p>
      <p className={styles.address} dir="ltr">
        {COMPANY.lines.join('\n')}
      </p>
    </div>
  );
}

/** The company, the invoice's number, its dates and status. */
export function DocumentHead({ invoice: { id, issuedDate, dueDate, invoiceStatus } }: { invoice: Invoice }) {
  const { t } = useTranslation('template-invoice');
  const { day } = useInvoiceFormatters();
  const { key, tone, icon } = INVOICE_STATUS_LOOKS[invoiceStatus];
  return (
    <header className={styles.head}>
      <Company />
      <div>
        <h2 className={styles.title}>
          {t('document.invoice')} <bdi>#{id}</bdi>
        </h2>
        <dl className={styles.pairs}>
          <dt>{t('column.issued')}</dt>
          <dd>{day(issuedDate)}</dd>
          <dt>{t('column.due')}</dt>
          <dd>{day(dueDate)}</dd>
          <dt>{t('column.status')}</dt>
          <dd>
            <StatusText tone={tone} icon={icon} size="small">
              {t(`status.${key}`)}
            </StatusText>
          </dd>
        </dl>
      </div>
    </header>
  );
}
