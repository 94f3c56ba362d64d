import type { Invoice } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Amount, Avatar, StatusText } from '@kado/ui';
import { Person, Pill, Tooltip } from '@kado/template-ui';
import { STATUSES } from '../lib/statuses.ts';
import { useWritten } from '../lib/use-written.ts';
import styles from './cells.module.css';

/** With what the cells are written; asked for once for all of them. */
export function useCellWords() {
  const { t } = useTranslation('template-invoice');
  return { ...useWritten(), t };
}

type CellProps = { invoice: Invoice; words: ReturnType<typeof useCellWords> };

function Hint({ invoice, words: { t, money, day } }: CellProps) {
  return (
    <dl className={styles.hint}>
      <dt>{t('column.status')}</dt>
      <dd>{t(`status.${STATUSES[invoice.invoiceStatus].key}`)}</dd>
      <dt>{t('column.balance')}</dt>
      <dd>
        <bdi>{money(invoice.balance)}</bdi>
      </dd>
      <dt>{t('column.due')}</dt>
      <dd>{day(invoice.dueDate)}</dd>
    </dl>
  );
}

/** The state; a hint tells what is open and until when. */
export function StatusCell({ invoice, words }: CellProps) {
  const { key, tone, icon } = STATUSES[invoice.invoiceStatus];
  return (
    <Tooltip title={<Hint invoice={invoice} words={words} />} describeChild>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the hint must be reachable by keyboard */}
      <span tabIndex={0} className={styles.status}>
        <StatusText tone={tone} icon={icon} size="small">
          <span className={styles.word}>{words.t(`status.${key}`)}</span>
        </StatusText>
      </span>
    </Tooltip>
  );
}

/** Who it is for; without a picture their initials. */
export function ClientCell({ invoice: { client, avatar } }: Pick<CellProps, 'invoice'>) {
  return (
    <Person
      picture={<Avatar id={client.companyEmail} name={client.name} src={avatar} size="xs" />}
      name={<span dir="auto">{client.name}</span>}
      mail={client.companyEmail}
    />
  );
}

/** What is open; nothing open is a tag. */
export function BalanceCell({ invoice: { balance }, words: { t, money } }: CellProps) {
  if (balance !== 0) return <Amount text={money(balance)} />;
  return (
    <Pill tone="good" icon="check">
      {t('status.paid')}
    </Pill>
  );
}
