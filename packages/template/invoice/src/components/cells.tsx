import type { Invoice } from '@kado/contracts/template';
import { INVOICE_STATUS_LOOKS } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Amount, Avatar, StatusText } from '@kado/ui';
import { Person, Pill, Tooltip } from '@kado/template-ui';
import { useInvoiceFormatters } from '../lib/use-invoice-formatters.ts';
import styles from './cells.module.css';

/** Formats and texts of the cells, computed once for all rows. */
export function useCellFormatters() {
  const { t } = useTranslation('template-invoice');
  return { ...useInvoiceFormatters(), t };
}

type CellProps = { invoice: Invoice; words: ReturnType<typeof useCellFormatters> };

function StatusHint({ invoice, words: { t, money, day } }: CellProps) {
  return (
    <dl className={styles.hint}>
      <dt>{t('column.status')}</dt>
      <dd>{t(`status.${INVOICE_STATUS_LOOKS[invoice.invoiceStatus].key}`)}</dd>
      <dt>{t('column.balance')}</dt>
      <dd>
        <bdi>{money(invoice.balance)}</bdi>
      </dd>
      <dt>{t('column.due')}</dt>
      <dd>{day(invoice.dueDate)}</dd>
    </dl>
  );
}

/** The status; a hint shows the balance and its due date. */
export function StatusCell({ invoice, words }: CellProps) {
  const { key, tone, icon } = INVOICE_STATUS_LOOKS[invoice.invoiceStatus];
  return (
    <Tooltip title={<StatusHint invoice={invoice} words={words} />} describeChild>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the hint must be reachable by keyboard */}
      <span tabIndex={0} className={styles.status}>
        <StatusText tone={tone} icon={icon} size="small">
          <span className={styles.word}>{words.t(`status.${key}`)}</span>
        </StatusText>
      </span>
    </Tooltip>
  );
}

/** The client, with initials if there is no picture. */
export function ClientCell({ invoice: { client, avatar } }: Pick<CellProps, 'invoice'>) {
  return (
    <Person
      picture={<Avatar id={client.companyEmail} name={client.name} src={avatar} size="xs" />}
      name={client.name}
      mail={client.companyEmail}
    />
  );
}

/** The balance; a tag if nothing is due. */
export function BalanceCell({ invoice: { balance }, words: { t, money } }: CellProps) {
  if (balance !== 0) return <Amount text={money(balance)} />;
  return (
    <Pill tone="good" icon="check">
      {t('status.paid')}
    </Pill>
  );
}
