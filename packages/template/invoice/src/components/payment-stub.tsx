import type { Invoice } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './invoice-document.module.css';

/** The slip that the payer returns with the payment. */
export function PaymentStub({ invoice: { id, client, dueDate }, balance }: { invoice: Invoice; balance: number }) {
  const { t } = useTranslation('template-invoice');
  const { cents, day } = useInvoiceFormatters();
  return (
    <section className={styles.stub}>
      <h3>{t('document.stub')}</h3>
      <dl className={styles.pairs}>
        <dt>{t('document.invoice')}</dt>
        <dd>
          <bdi>#{id}</bdi>
        </dd>
        <dt>{t('column.client')}</dt>
        <dd>
          <bdi>{client.name}</bdi>
        </dd>
        <dt>{t('column.due')}</dt>
        <dd>{day(dueDate)}</dd>
        <dt>{t('document.balance')}</dt>
        <dd>
          <bdi>{cents(balance)}</bdi>
        </dd>
      </dl>
    </section>
  );
}
