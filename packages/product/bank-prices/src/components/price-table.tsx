import type { Money } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { cx, Icon, VisuallyHidden } from '@kado/ui';
import type { ReactNode } from 'react';
import type { Best, PricedLine, Sort } from '../lib/price-lines.ts';
import { usePriceFormatters } from '../lib/use-formatters.ts';
import { BankTile, Comparison, Duration, UseLine } from './price-parts.tsx';
import styles from './prices.module.css';

export type PriceListProps = {
  lines: readonly PricedLine[];
  best: Best;
  amount: Money | undefined;
  sort: Sort;
  onSort: (sort: Sort) => void;
};

const DESCENDING: ReadonlySet<Sort> = new Set<Sort>(['arrives', 'rate']);

type ColumnProps = { by: Sort; sort: Sort; onSort: (sort: Sort) => void; className?: string | undefined; children: ReactNode };

/** The header of a column; pressing it sorts by the column, the best line first. */
function Column({ by, sort, onSort, className, children }: ColumnProps) {
  const on = sort === by;
  const direction = DESCENDING.has(by) ? 'descending' : 'ascending';
  return (
    <th scope="col" className={className} aria-sort={on ? direction : undefined}>
      <button type="button" className={styles.sort} onClick={() => onSort(by)}>
        {children}
        {on && <Icon name="descend" size={16} className={direction === 'ascending' ? styles.up : undefined} />}
      </button>
    </th>
  );
}

/** A figure above its detail. The block has the page's text direction, so that the figure aligns with the end of its column. */
const Above = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <span className={cx(styles.block, className)}>
    <bdi>{children}</bdi>
  </span>
);

function Figures({ line, best }: Pick<PriceListProps, 'best'> & { line: PricedLine }) {
  const format = usePriceFormatters();
  const { price, fee } = line;
  return (
    <>
      <td className={styles.number}>
        <Above>{fee ? format.figure(fee) : '–'}</Above>
        <span className={styles.detail}>{format.rule(price.fee)}</span>
      </td>
      <td className={styles.number}>
        <bdi>{format.range(price.min, price.max)}</bdi>
      </td>
      <td className={styles.number}>
        <bdi>{format.number(price.rate)}</bdi>
      </td>
      <td className={styles.when}>
        <span className={styles.stack}>
          <Duration line={line} best={best} />
        </span>
      </td>
    </>
  );
}

/** The prices on a desktop: a table that can be sorted by its columns. */
export function PriceTable({ lines, best, amount, sort, onSort }: PriceListProps) {
  const { t } = useTranslation('product-bank-prices');
  const format = usePriceFormatters();
  const { source = '', target = '', price: { direction = 'deposit' } = {} } = lines[0] ?? {};
  const column = { sort, onSort };
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <Column by="bank" {...column}>
            {t('table.bank')}
          </Column>
          <Column by="fee" {...column} className={styles.number}>
            {t('table.fee', { currency: source })}
          </Column>
          <th scope="col" className={styles.number}>
            {t('table.limits', { currency: source })}
          </th>
          <Column by="rate" {...column} className={styles.number}>
            {t('table.rate')}
          </Column>
          <Column by="time" {...column} className={styles.when}>
            {t('table.time')}
          </Column>
          <Column by="arrives" {...column} className={styles.number}>
            {t('table.arrives', { currency: target })}
          </Column>
          <th scope="col" className={styles.action}>
            <VisuallyHidden>{t(`do.${direction}`)}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.price.id}>
            <th scope="row">
              <span className={styles.bank}>
                <BankTile line={line} />
                {line.bank.name}
              </span>
            </th>
            <Figures line={line} best={best} />
            <td className={styles.number}>
              {line.arrives && <Above className={styles.arrives}>{format.figure(line.arrives)}</Above>}
              <Comparison line={line} best={best} />
            </td>
            <td className={cx(styles.number, styles.action)}>
              <UseLine line={line} amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
