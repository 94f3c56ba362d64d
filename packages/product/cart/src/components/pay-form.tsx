import type { Balance, Quote } from '@kado/contracts';
import { MoneyText, OwnPinField, PayBar, type PinRefusal, ReceiptCard, ReceiptCardPart } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { useErrorText } from '@kado/feature-kit';
import { FormField } from '@kado/feature-kit/form';
import { checkoutResponse, useCall } from '@kado/state';
import { Button, Icon, Line, Lines, Row, ShowOn, Stack, Text } from '@kado/ui';
import type { FormEvent } from 'react';
import { partsOf } from '../lib/changes.ts';
import { balanceAfter, shortfallOf } from '../lib/estimate.ts';
import styles from './cart.module.css';
import type { useCheckoutForm } from '../lib/use-checkout-form.ts';
import type { ShownRefusal } from '../lib/use-pay.ts';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type PayFormProps = {
  quote: Quote;
  balance: Balance | null;
  balanceError: string | null;
  control: ReturnType<typeof useCheckoutForm>['control'];
  onSubmit: () => void;
  /** Why paying is blocked: offline, insufficient balance, or new prices not accepted. The button is disabled then. */
  closed: string | undefined;
  offline: boolean;
  paying: boolean;
  refusal: ShownRefusal | undefined;
};

const FORM = 'pay';

/** The total, the PIN field and the button that pays. */
export function PayForm(props: PayFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <ReceiptCard as="form" id={FORM} onSubmit={submit} noValidate>
      <SumPart {...props} />
      <PinPart {...props} />
    </ReceiptCard>
  );
}

function SumPart({ quote, balance, balanceError }: PayFormProps) {
  const { t } = useTranslation('product-cart');
  const textOf = useErrorText();
  const format = useCartFormatters();
  const { send, fees } = partsOf(quote);
  return (
    <ReceiptCardPart>
      <Lines>
        <Line label={t('sum.items', { count: quote.lines.length })}>{format.money(send)}</Line>
        <Line label={t('sum.fees')}>{format.money(fees)}</Line>
      </Lines>
      <Stack gap={4} className={styles.sum}>
        <Text tone="quiet" weight="medium">
          {t('sum.pay')}
        </Text>
        <p>
          <MoneyText money={quote.total} size="l" />
        </p>
        {balanceError && (
          <Text size="small" tone="bad">
            {textOf(balanceError)}
          </Text>
        )}
        {balance && !shortfallOf(balance.available, quote.total) && (
          <Text size="small" tone="quiet">
            {t('sum.afterPay', { amount: format.money(balanceAfter(balance.available, quote.total)) })}
          </Text>
        )}
      </Stack>
    </ReceiptCardPart>
  );
}

function PinPart({ quote, control, closed, offline, paying, refusal }: PayFormProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const [pinRefusal, otherwise] = useRefusal(refusal);
  // Reasons other than offline have a notice, which was announced already but may be far above the PIN field.
  const why = closed && (
    <Text size="small" className={styles.closed}>
      {closed}
    </Text>
  );
  return (
    <ReceiptCardPart>
      <FormField control={control} name="pin">
        {({ ref, value, onChange, error }) => (
          <OwnPinField
            ref={ref}
            value={value}
            onChange={onChange}
            refusal={pinRefusal}
            error={otherwise ?? error}
            disabled={paying}
          />
        )}
      </FormField>
      <ShowOn on="wide">
        <Button type="submit" wide icon="lock" disabled={closed !== undefined} busy={paying}>
          {paying ? t('pay.working') : t('pay.do', { amount: format.money(quote.total) })}
        </Button>
      </ShowOn>
      <div>
        <output>{offline && why}</output>
        {!offline && why}
        <Row gap={8} align="top">
          <Icon name="moneyback" size={20} />
          <Text size="small" tone="quiet">
            {t('pay.back')}
          </Text>
        </Row>
      </div>
    </ReceiptCardPart>
  );
}

/** The refused PIN, or the text of another rejection. Both are undefined if a notice explains the rejection or there is none. */
function useRefusal(refusal: ShownRefusal | undefined): [pin?: PinRefusal | undefined, text?: string] {
  const { t } = useTranslation('product-cart');
  const { error } = useCall(checkoutResponse);
  const textOf = useErrorText();
  switch (refusal?.kind) {
    case 'unknown':
      return [
        undefined,
        [error === null ? undefined : textOf(error).replace(/\.?$/, '.'), t('pay.unknown')].filter(Boolean).join(' '),
      ];
    case 'refused':
      return [undefined, refusal.text];
    case 'short':
      return [];
    default:
      return [refusal];
  }
}

/** The pay bar of a phone: the total and the button, always visible. */
export function PayButtonBar({ quote, closed, paying }: Pick<PayFormProps, 'quote' | 'closed' | 'paying'>) {
  const { t } = useTranslation('product-cart');
  const button = (
    <Button type="submit" form={FORM} icon="lock" disabled={closed !== undefined} busy={paying}>
      {paying ? t('pay.working') : t('pay.now')}
    </Button>
  );
  return (
    <PayBar label={t('sum.pay')} action={button}>
      <Text as="span" size="small" tone="quiet">
        {t('sum.pay')}
      </Text>
      <MoneyText money={quote.total} size="s" />
    </PayBar>
  );
}
