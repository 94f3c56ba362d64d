import type { Transaction } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { BalanceText } from '@kado/product-ui';
import { useBalanceHidden } from '@kado/state';
import { Anchor, cx, Icon, VisuallyHidden } from '@kado/ui';
import type { ReactNode } from 'react';
import { byDay, movementLookOf, type DayGroup } from '../lib/movements.ts';
import styles from './balance.module.css';
import { useStatementFormatters } from '../lib/use-formatters.ts';

export type MovementsProps = { rows: readonly Transaction[]; now: Date };

const LinkOr = ({ to, className, children }: { to: string | undefined; className: string | undefined; children: ReactNode }) =>
  to === undefined ? (
    <span className={className}>{children}</span>
  ) : (
    <Anchor to={to} className={className}>
      {children}
    </Anchor>
  );

/** The URL of the order or deposit that a movement belongs to. */
const sourceOf = ({ orderId, depositId }: Transaction): string | undefined => {
  if (orderId !== undefined) return `/orders/${orderId}`;
  return depositId === undefined ? undefined : `/deposits/${depositId}`;
};

function Detail({ row: { memo, settled } }: { row: Transaction }) {
  const { t } = useTranslation('product-balance');
  const format = useStatementFormatters();
  return format.memo(memo, settled && t('row.settled', { amount: format.figure(settled) }));
}

function Figure({ row }: { row: Transaction }) {
  const { t } = useTranslation('product-balance');
  const format = useStatementFormatters();
  const { direction } = movementLookOf(row);
  if (direction === 'none') return <span className={styles.quiet}>{t('row.noChange')}</span>;
  return <bdi className={cx(styles.strong, direction === 'in' && styles.in)}>{format.figure(row.amount, true)}</bdi>;
}

/** The balance after a movement; nothing while balances are hidden. */
function After({ row: { balanceAfter } }: { row: Transaction }) {
  const format = useStatementFormatters();
  const [hidden] = useBalanceHidden();
  return hidden ? <BalanceText money={balanceAfter} hidden bare /> : format.figure(balanceAfter);
}

/** The movements on a desktop: a table, with the balance after each line. */
function Table({ days, now }: { days: readonly DayGroup[]; now: Date }) {
  const { t } = useTranslation('product-balance');
  const format = useStatementFormatters();
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col" className={styles.time}>
            {t('table.time')}
          </th>
          <th scope="col">{t('table.what')}</th>
          <th scope="col" className={styles.figure}>
            {t('table.amount')}
          </th>
          <th scope="col" className={cx(styles.figure, styles.after)}>
            {t('table.after')}
          </th>
        </tr>
      </thead>
      {days.map(({ day, rows }) => (
        <tbody key={day}>
          <tr className={styles.day}>
            <th scope="rowgroup" colSpan={4}>
              {format.day(day, now)}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.id}>
              <td className={styles.quiet}>{format.time(row.at)}</td>
              <td>
                <span className={styles.what}>
                  <Icon name={movementLookOf(row).icon} size={20} />
                  <span>
                    <LinkOr to={sourceOf(row)} className={styles.name}>
                      {t(`type.${row.type}`)}
                    </LinkOr>
                    <span className={styles.detail}>
                      <Detail row={row} />
                    </span>
                  </span>
                </span>
              </td>
              <td className={styles.figure}>
                <Figure row={row} />
              </td>
              <td className={cx(styles.figure, styles.quiet)}>
                <After row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** The movements on a phone: rows grouped by day, each day with its closing balance. */
function Cards({ days, now }: { days: readonly DayGroup[]; now: Date }) {
  const { t } = useTranslation('product-balance');
  const format = useStatementFormatters();
  const [hidden] = useBalanceHidden();
  return (
    <div className={styles.cards}>
      {days.map(({ day, rows }) => (
        <section key={day}>
          <div className={styles.head}>
            <h2>{format.day(day, now)}</h2>
            {rows[0] && !hidden && <p>{t('row.ended', { amount: format.figure(rows[0].balanceAfter) })}</p>}
          </div>
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <LinkOr to={sourceOf(row)} className={styles.card}>
                  <Icon name={movementLookOf(row).icon} />
                  <span className={styles.grow}>
                    <span className={styles.line}>
                      <span className={styles.name}>{t(`type.${row.type}`)}</span>
                      <Figure row={row} />
                    </span>
                    <span className={cx(styles.line, styles.small)}>
                      <span>
                        <Detail row={row} />
                      </span>
                      <span>
                        <After row={row} />
                      </span>
                    </span>
                  </span>
                </LinkOr>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** All movements by day, with the balance after each. Amounts link to their order or deposit. */
export function Movements({ rows, now }: MovementsProps) {
  const days = byDay(rows);
  return (
    <>
      <Table days={days} now={now} />
      <Cards days={days} now={now} />
    </>
  );
}
