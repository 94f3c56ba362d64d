import type { Balance, Money } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Line, Lines, ShowOn, Text } from '@kado/ui';
import { PayBar, ReceiptCard, ReceiptCardPart } from '@kado/product-ui';
import { balanceAfter, type Totals } from '../lib/estimate.ts';
import styles from './cart.module.css';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type CartSummaryProps = {
  count: number;
  totals: Totals;
  balance: Balance | null;
  balanceError: string | null;
  /** The amount that the balance lacks; if set, the button to the checkout is not shown. */
  missing: Money | undefined;
};

function ReviewButton({ missing, wide }: Pick<CartSummaryProps, 'missing'> & { wide?: boolean }) {
  const { t } = useTranslation('product-cart');
  return missing ? (
    <Button wide={wide} disabled>
      {t('cart.review')}
    </Button>
  ) : (
    <Button wide={wide} to="/checkout">
      {t('cart.review')}
    </Button>
  );
}

/** Returns a function that formats a sum of the estimate; '–' while no item has a price. */
function useSum({ count, totals }: Pick<CartSummaryProps, 'count' | 'totals'>) {
  const format = useCartFormatters();
  return (money: Money) => (totals.open < count ? format.money(money) : '–');
}

/** The estimated total of the cart, and the remaining balance. */
export function CartSummary({ count, totals, balance, balanceError, missing }: CartSummaryProps) {
  const { t } = useTranslation('product-cart');
  const textOf = useErrorText();
  const format = useCartFormatters();
  const sum = useSum({ count, totals });
  return (
    <>
      <ReceiptCard>
        <ReceiptCardPart>
          <Lines>
            <Line label={t('sum.items', { count })}>{sum(totals.send)}</Line>
            <Line label={t('sum.fees')}>{sum(totals.fees)}</Line>
            <Line label={t('sum.pay')} total>
              {sum(totals.pay)}
            </Line>
          </Lines>
          {totals.open > 0 && (
            <Text size="small" tone="quiet">
              {t('sum.open', { count: totals.open })}
            </Text>
          )}
        </ReceiptCardPart>
        <ReceiptCardPart>
          {balanceError && (
            <Text size="small" tone="bad">
              {textOf(balanceError)}
            </Text>
          )}
          {balance && (
            <Lines>
              <Line label={t('sum.now')}>{format.money(balance.available)}</Line>
              {missing ? (
                <Line label={t('sum.missing')}>{format.money(missing)}</Line>
              ) : (
                <Line label={t('sum.after')}>{sum(balanceAfter(balance.available, totals.pay))}</Line>
              )}
            </Lines>
          )}
          <ShowOn on="wide">
            <ReviewButton missing={missing} wide />
          </ShowOn>
        </ReceiptCardPart>
      </ReceiptCard>
      <Text className={styles.note} size="small" tone="quiet">
        {t('cart.estimate')} {t('cart.kept')}
      </Text>
    </>
  );
}

/** The summary in the bottom bar of a phone: the total and the button on one line. */
export function CartBar({ count, totals, missing }: Pick<CartSummaryProps, 'count' | 'totals' | 'missing'>) {
  const { t } = useTranslation('product-cart');
  const sum = useSum({ count, totals });
  return (
    <PayBar label={t('sum.label')} action={<ReviewButton missing={missing} />}>
      <span className={styles.strong}>
        <bdi>{sum(totals.pay)}</bdi>
      </span>
      <Text as="span" size="small" tone="quiet">
        {totals.open > 0 ? t('sum.open', { count: totals.open }) : t('sum.withFees', { count })}
      </Text>
    </PayBar>
  );
}
