import { toDecimal, type Money } from '@kado/contracts';
import { usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { amountForUrl } from '@kado/product-ui';
import { Button, initialsOf, StatusText, Text, Tile } from '@kado/ui';
import { lessThan, type Best, type PricedLine } from '../lib/price-lines.ts';
import { usePriceFormatters } from '../lib/use-formatters.ts';

export type PricePartProps = { line: PricedLine; best: Best };

/** The bank's tile. */
export const BankTile = ({ line: { bank } }: Pick<PricePartProps, 'line'>) => (
  <Tile id={bank.id} initials={initialsOf(bank.name)} />
);

/** Below the received amount: "most", or the difference to the most; if the amount violates a limit, that limit. */
export function Comparison({ line, best: { most } }: PricePartProps) {
  const { t } = useTranslation('product-bank-prices');
  const format = usePriceFormatters();
  const { problem } = line;
  if (problem)
    return (
      <Text as="span" size="small" tone="quiet">
        {t(`limits.${problem.kind}`, { limit: format.money(problem.limit) })}
      </Text>
    );
  const less = most && lessThan(most, line);
  if (!less) return null;
  if (less.amountMinor === 0)
    return (
      <StatusText tone="good" icon="check" size="small">
        {t('best.most')}
      </StatusText>
    );
  return (
    <Text as="span" size="small" tone="quiet">
      {t('best.less', { amount: format.figure(less) })}
    </Text>
  );
}

/** The expected time, marked if it is the shortest. */
export function Duration({ line: { price, arrives }, best: { soonest } }: PricePartProps) {
  const { t } = useTranslation('product-bank-prices');
  const format = usePriceFormatters();
  return (
    <>
      <span>{format.about(price.etaMinutes)}</span>
      {arrives && price.etaMinutes === soonest && (
        <StatusText tone="quiet" icon="check" size="small">
          {t('best.soonest')}
        </StatusText>
      )}
    </>
  );
}

/** The URL of a new deposit through the bank, with the amount. */
const depositAddress = ({ bank }: PricedLine, amount: Money): string =>
  `/deposits/new?${new URLSearchParams({ bank: bank.id, amount: toDecimal(amount) })}`;

/** The URL of a new bank gift to the bank, with the amount. The bank determines the country. */
const payoutAddress = ({ bank }: PricedLine, amount: Money): string =>
  `/send/bank?${new URLSearchParams({ bankId: bank.id, amount: amountForUrl(amount) })}`;

/** A link to a deposit or a bank gift with the line's bank and the amount. Practice mode has no deposits. */
export function UseLine({ line, amount }: { line: PricedLine; amount: Money | undefined }) {
  const { t } = useTranslation('product-bank-prices');
  const practising = usePractising();
  const { direction } = line.price;
  if (!line.arrives || !amount || (practising && direction === 'deposit')) return null;
  const to = direction === 'deposit' ? depositAddress(line, amount) : payoutAddress(line, amount);
  return (
    <Button variant="soft" size="small" to={to} aria-label={t(`do.${direction}With`, { bank: line.bank.name })}>
      {t(`do.${direction}`)}
    </Button>
  );
}
