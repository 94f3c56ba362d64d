import type { Balance } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { MoneyText, PayBar, ReceiptCard, ReceiptCardPart, RecipientHeading } from '@kado/product-ui';
import { Button, Line, Lines, ShowOn, Text } from '@kado/ui';
import type { CheckedDeposit } from '../lib/form-state.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';
import styles from './deposits.module.css';

export type DepositSummaryProps = { checked: CheckedDeposit; wallet: Balance; busy: boolean };

/** The text of the bank's limit that the amount violates: 'Minimum 10.00 USD'. */
function useLimitText({ problem }: CheckedDeposit): string | undefined {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  return problem && 'limit' in problem ? t(`do.${problem.kind}`, { limit: format.money(problem.limit) }) : undefined;
}

/** The submit button; while it is disabled, its label says what is missing. */
function StartButton({ checked, busy, wide }: Omit<DepositSummaryProps, 'wallet'> & { wide?: boolean }) {
  const { t } = useTranslation('product-deposits');
  const limit = useLimitText(checked);
  const missing = checked.problem && (limit ?? t('do.empty'));
  return (
    <Button type="submit" wide={wide} busy={busy} disabled={missing !== undefined}>
      {missing ?? t(wide ? 'do.start' : 'do.continue')}
    </Button>
  );
}

/** The summary: the money that the balance gets, and the costs. */
export function DepositSummary({ checked, wallet, busy }: DepositSummaryProps) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const { option, amount, price } = checked;
  const limit = useLimitText(checked);
  const ready = option && amount && price ? { option, amount, price } : undefined;
  const then = ready && {
    ...wallet.available,
    amountMinor: wallet.available.amountMinor + ready.price.credited.amountMinor,
  };
  return (
    <ReceiptCard aria-labelledby="arrives">
      <ReceiptCardPart gap={4}>
        <RecipientHeading id="arrives">
          <Trans ns="product-deposits" i18nKey="summary.gets" components={{ b: <b /> }} />
        </RecipientHeading>
        {ready ? (
          <>
            <p>
              <MoneyText money={ready.price.credited} size="l" />
            </p>
            <Text size="small" tone="quiet">
              {t('summary.when', { time: format.about(ready.option.price.etaMinutes) })}
            </Text>
          </>
        ) : (
          <Text size="head" tone="quiet">
            {limit ?? t('summary.nothing')}
          </Text>
        )}
      </ReceiptCardPart>
      <ReceiptCardPart gap={24}>
        {ready && then ? (
          <Lines>
            <Line label={t('summary.transfer')}>{format.money(ready.amount)}</Line>
            <Line label={t('summary.fee', { bank: ready.option.bank.name })}>{format.money(ready.price.fee)}</Line>
            {ready.amount.currency !== then.currency && (
              <Line label={t('summary.rate')}>
                {format.rate(ready.amount.currency, then.currency, ready.option.price.rate, 'wallet')}
              </Line>
            )}
            <Line label={t('summary.then')}>{format.money(then)}</Line>
          </Lines>
        ) : (
          <Text size="small" tone="quiet">
            {t('summary.nothingText')}
          </Text>
        )}
        <ShowOn on="wide">
          <StartButton checked={checked} busy={busy} wide />
        </ShowOn>
      </ReceiptCardPart>
    </ReceiptCard>
  );
}

/** The summary in the bottom bar of a phone: one line with the button. */
export function DepositBar({ checked, busy }: DepositSummaryProps) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  return (
    <PayBar label={t('summary.label')} action={<StartButton checked={checked} busy={busy} />}>
      {checked.price && (
        <>
          <span className={styles.strong}>
            <bdi>{format.money(checked.price.credited)}</bdi>
          </span>
          <Text as="span" size="small" tone="quiet">
            {t('summary.toBalance')}
          </Text>
        </>
      )}
    </PayBar>
  );
}
