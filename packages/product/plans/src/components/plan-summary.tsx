import type { Money } from '@kado/contracts';
import { Trans, useTranslation } from '@kado/i18n';
import { PayBar, ReceiptCard, ReceiptCardPart, RecipientHeading } from '@kado/product-ui';
import { Amount, Button, Icon, Line, Lines, Row, ShowOn, Text } from '@kado/ui';
import type { Gift } from '../lib/gifts.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';
import type { PlanFormState } from '../lib/use-plan-form.ts';
import styles from './plans.module.css';

export type PlanSummaryProps = {
  gift: Gift;
  price: Money | undefined;
  currency: string;
  form: Pick<PlanFormState, 'schedule' | 'ceiling' | 'dates'>;
  /** The label of the button. */
  action: string;
};

/** The summary beside the form: gift, recipient, schedule, price and limit. */
export function PlanSummary({ gift, price, currency, form: { schedule, ceiling, dates }, action }: PlanSummaryProps) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const [first] = dates;
  return (
    <>
      <ReceiptCard ribbon aria-labelledby="arrives">
        <ReceiptCardPart gap={4}>
          <RecipientHeading id="arrives">
            <Trans
              ns="product-plans"
              i18nKey="gift.gets"
              values={{ who: format.who(gift) }}
              components={{ b: <b dir="auto" /> }}
            />
          </RecipientHeading>
          <p>
            <Amount text={format.amount(gift, currency)} size="l" />
          </p>
          <Text size="small" tone="quiet">
            {format.schedule(schedule)}
            <br />
            {first && t('summary.first', { date: format.date(first.date) })}
          </Text>
        </ReceiptCardPart>
        <ReceiptCardPart gap={24}>
          <Lines>
            {price && <Line label={t('summary.today')}>{format.money(price)}</Line>}
            <Line label={t('summary.atMost')}>{ceiling ? format.money(ceiling) : '–'}</Line>
          </Lines>
          <ShowOn on="wide">
            <Button type="submit" wide>
              {action}
            </Button>
          </ShowOn>
        </ReceiptCardPart>
      </ReceiptCard>
      <Row className={styles.note} gap={8} align="top">
        <Icon name="bell" size={20} />
        <Text size="small" tone="quiet">
          {t('summary.note')}
        </Text>
      </Row>
    </>
  );
}

/** The summary in the bottom bar of a phone: one line with the button. */
export function PlanBar({ gift, currency, form: { schedule }, action }: PlanSummaryProps) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  return (
    <PayBar label={t('summary.label')} action={<Button type="submit">{action}</Button>}>
      <span className={styles.strong}>
        <bdi>{format.amount(gift, currency)}</bdi>
      </span>
      <Text as="span" size="small" tone="quiet">
        {format.schedule(schedule)}
      </Text>
    </PayBar>
  );
}
