import type { Money } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { cx } from '@kado/ui';
import type { Best, PricedLine } from '../lib/price-lines.ts';
import { usePriceFormatters } from '../lib/use-formatters.ts';
import { BankTile, Comparison, Duration, UseLine } from './price-parts.tsx';
import styles from './prices.module.css';

export type PriceCardsProps = { lines: readonly PricedLine[]; best: Best; amount: Money | undefined };

/** The prices on a phone: one row for each bank. */
export function PriceCards({ lines, best, amount }: PriceCardsProps) {
  const { t } = useTranslation('product-bank-prices');
  const format = usePriceFormatters();
  return (
    <ul className={styles.cards} aria-label={t('table.caption')}>
      {lines.map((line) => (
        <li key={line.price.id} className={styles.card}>
          <BankTile line={line} />
          <div className={styles.words}>
            <h2 className={styles.name}>{line.bank.name}</h2>
            <p className={styles.detail}>
              {format.facts(
                line.fee && t('card.fee', { amount: format.money(line.fee) }),
                line.source === line.target ? undefined : t('card.rate', { rate: format.number(line.price.rate) }),
              )}
            </p>
            <p className={styles.detail}>{t('card.limits', { range: format.range(line.price.min, line.price.max) })}</p>
            <div className={cx(styles.stack, styles.detail)}>
              <Duration line={line} best={best} />
            </div>
            <UseLine line={line} amount={amount} />
          </div>
          <div className={styles.end}>
            {line.arrives && (
              <>
                <bdi className={styles.arrives}>{format.figure(line.arrives)}</bdi>
                <span className={styles.detail}>{line.target}</span>
              </>
            )}
            <Comparison line={line} best={best} />
          </div>
        </li>
      ))}
    </ul>
  );
}
