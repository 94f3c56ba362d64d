import type { Balance, Quote } from '@kado/contracts';
import { CodeField, MoneyText, PayBar, ReceiptCard, ReceiptCardPart } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { checkoutResponse, useCall } from '@kado/state';
import { Button, Icon, Line, Lines, Link, Row, Stack, Text } from '@kado/ui';
import type { FormEvent, ReactNode } from 'react';
import { partsOf } from '../lib/changes.ts';
import { after } from '../lib/estimate.ts';
import styles from './cart.module.css';
import type { ShownRefusal } from '../lib/use-pay.ts';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type PayFormProps = {
  quote: Quote;
  balance: Balance | null;
  balanceError: string | null;
  pin: string;
  onPin: (pin: string) => void;
  onSubmit: () => void;
  /** Offline, too little money, or prices that nobody has agreed to: there is nothing to press. */
  closed: boolean;
  offline: boolean;
  paying: boolean;
  refusal: ShownRefusal | undefined;
  /** What is still to be done first, said after a press. */
  hint: string | undefined;
};

const FORM = 'pay';

/** The sum, the PIN, the one button. */
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
            {balanceError}
          </Text>
        )}
        {balance && (
          <Text size="small" tone="quiet">
            {t('sum.afterPay', { amount: format.money(after(balance.available, quote.total)) })}
          </Text>
        )}
      </Stack>
    </ReceiptCardPart>
  );
}

function PinPart({ quote, pin, onPin, closed, offline, paying, refusal, hint }: PayFormProps) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const error = usePinError({ refusal, hint });
  const forgotten = (
    <Link size="small" to="/forgot-pin">
      {t('pay.forgot')}
    </Link>
  );
  return (
    <ReceiptCardPart>
      <div aria-live="assertive">
        <CodeField
          label={t('pay.pin')}
          aside={forgotten}
          value={pin}
          onChange={onPin}
          digitLabel={(at, of) => t('pay.digit', { at, of })}
          masked
          size="small"
          autoComplete="off"
          disabled={paying}
          error={error}
        />
      </div>
      <div className={styles.desk}>
        <Button type="submit" wide icon="lock" disabled={closed} busy={paying}>
          {paying ? t('pay.working') : t('pay.do', { amount: format.money(quote.total) })}
        </Button>
      </div>
      <div>
        <output>
          {offline && (
            <Text size="small" className={styles.offline}>
              {t('pay.offline')}
            </Text>
          )}
        </output>
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

/** What is wrong with the payment, in words; undefined while nothing is. */
function usePinError({ refusal, hint }: Pick<PayFormProps, 'refusal' | 'hint'>): ReactNode {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const { error } = useCall(checkoutResponse);
  switch (refusal?.kind) {
    case 'wrongPin':
      return refusal.left > 0 ? t('wrong.left', { count: refusal.left }) : t('wrong.none');
    case 'locked':
      return t('wrong.locked', { time: format.time(refusal.until) });
    case 'pinReset':
      return (
        <>
          {t('wrong.reset')} <Link to="/forgot-pin">{t('wrong.setNew')}</Link>
        </>
      );
    case 'unknown':
      return [error?.replace(/\.?$/, '.'), t('pay.unknown')].filter(Boolean).join(' ');
    case 'refused':
      return refusal.text;
    case 'short':
    case undefined:
      return hint;
  }
}

/** On a phone: the sum and the button, always in reach. */
export function PayButtonBar({ quote, closed, paying }: Pick<PayFormProps, 'quote' | 'closed' | 'paying'>) {
  const { t } = useTranslation('product-cart');
  const button = (
    <Button type="submit" form={FORM} icon="lock" disabled={closed} busy={paying}>
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
