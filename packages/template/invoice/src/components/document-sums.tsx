import { useTranslation } from '@kado/i18n';
import type { DocumentView } from '../lib/document-view.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './invoice-document.module.css';

type SumsProps = { view: Pick<DocumentView, 'sums'> & Partial<Pick<DocumentView, 'paid' | 'balance'>> };

/** The sums of the invoice. Payments have a row only if something was paid. */
export function DocumentSums({ view: { sums, paid = 0, balance } }: SumsProps) {
  const { t } = useTranslation('template-invoice');
  const { cents } = useInvoiceFormatters();
  const row = (name: 'subtotal' | 'discount' | 'tax' | 'total' | 'paid' | 'balance', amount: number) => (
    <div className={name === 'total' || name === 'balance' ? styles[name] : undefined}>
      <dt>{t(`document.${name}`)}</dt>
      <dd>
        <bdi>{cents(amount)}</bdi>
      </dd>
    </div>
  );
  return (
    <dl className={styles.sums}>
      {row('subtotal', sums.subtotal)}
      {row('discount', sums.discount === 0 ? 0 : -sums.discount)}
      {row('tax', sums.tax)}
      {row('total', sums.total)}
      {paid !== 0 && row('paid', -paid)}
      {balance !== undefined && row('balance', balance)}
    </dl>
  );
}
