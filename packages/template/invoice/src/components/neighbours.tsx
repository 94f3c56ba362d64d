import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { previewAt } from '../lib/addresses.ts';
import { useNewestInvoiceQuery } from '../api/invoices-api.ts';
import styles from './preview.module.css';

/** Links to the newer and the older invoice, in the order of the list. */
export function Neighbours({ number }: { number: number }) {
  const { t } = useTranslation('template-invoice');
  const { data } = useNewestInvoiceQuery();
  const numbers = (data?.allData ?? []).map(({ id }) => id).toSorted((one, other) => other - one);
  const at = numbers.indexOf(number);
  if (at < 0) return null;
  const link = (to: number | undefined) => (to === undefined ? { disabled: true } : { to: previewAt(to) });
  return (
    <nav className={styles.neighbours} aria-label={t('near.label')}>
      <IconButton size="small" icon="next" className={styles.back} label={t('near.newer')} {...link(numbers[at - 1])} />
      <bdi>{t('near.place', { place: at + 1, total: numbers.length })}</bdi>
      <IconButton size="small" icon="next" label={t('near.older')} {...link(numbers[at + 1])} />
    </nav>
  );
}
