import { useTranslation } from '@kado/i18n';
import type { DocumentLine } from '../lib/document-view.ts';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './invoice-document.module.css';

/** The billed items, one per line. */
export function DocumentLines({ lines }: { lines: readonly DocumentLine[] }) {
  const { t } = useTranslation('template-invoice');
  const { cents, number, percent } = useInvoiceFormatters();
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{t('document.item')}</th>
          <th scope="col">{t('document.cost')}</th>
          <th scope="col">{t('document.qty')}</th>
          <th scope="col">{t('document.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, description, cost, qty, discount, tax, amount }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- lines of an invoice have no name and do not move here
          <tr key={at}>
            <td>
              <b>
                <bdi>{title}</bdi>
              </b>
              {description && (
                <small>
                  <bdi>{description}</bdi>
                </small>
              )}
            </td>
            <td data-label={t('document.cost')}>
              <bdi>{cents(Math.round(cost * 100))}</bdi>
            </td>
            <td data-label={t('document.qty')}>
              <bdi>{number(qty)}</bdi>
            </td>
            <td>
              <b>
                <bdi>{cents(amount)}</bdi>
              </b>
              {discount ? <small>{t('document.off', { percent: percent(discount) })}</small> : null}
              {tax ? <small>{t('document.plusTax', { percent: percent(tax) })}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
