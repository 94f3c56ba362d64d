import { type DepositReview, depositPriceOf, exponentOf, fromDecimal, ifItFits, toDecimal } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { MoneyField, pinRefusalOf, useFormatters, useKeys, usePinRefusalText } from '@kado/product-ui';
import { balance, useCall, useShortcutsOff } from '@kado/state';
import { Button, Line, Lines, Stack, Text, TextField, useToast } from '@kado/ui';
import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { useCreditMutation, useRejectMutation } from '../api/deposits.ts';
import { useFeeLabel } from '../lib/use-fee-label.ts';
import { PinDialog } from './pin-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import styles from './review.module.css';

/** Props of Decision; `onBegin` at the first input, `onDone` after it was decided, `onSkip` for another one first. */
export type DecisionProps = { review: DepositReview; onBegin: () => void; onDone: () => void; onSkip: () => void };

/** The amount is a decimal in the bank's currency. */
const CreditForm = z.object({ amount: z.string(), note: z.string().check(z.maxLength(500)) });

/** What the form would credit: the amount in the bank's currency, the fee, and what the wallet gets. */
function usePrice({ declared, rate, feeRule }: DepositReview, typed: string) {
  const wallet = useCall(balance).data?.currency ?? declared.currency;
  const amount = fromDecimal(typed, declared.currency);
  const price =
    amount && amount.amountMinor > 0
      ? ifItFits(() => depositPriceOf(amount, { rate, fee: feeRule, walletCurrency: wallet }))
      : undefined;
  return { amount, price: price && price.credited.amountMinor > 0 ? price : undefined };
}

function Reject({ review, onDone, open, onOpen }: DecisionProps & { open: boolean; onOpen: (open: boolean) => void }) {
  const { t } = useTranslation('product-operator');
  const textOf = useErrorText();
  const toast = useToast();
  const [reject, { isLoading, error }] = useRejectMutation();
  const confirm = async (reason: string) => {
    const { error: failed } = await reject({ id: review.id, reason });
    if (failed) return;
    onOpen(false);
    toast({ text: t('reject.done', { name: review.customer.firstName }) });
    onDone();
  };
  return (
    <>
      <Button variant="danger" onClick={() => onOpen(true)}>
        {t('reject.do')}
      </Button>
      {open && (
        <ReasonDialog
          open
          title={t('reject.title', { reference: review.reference })}
          label={t('reject.reason')}
          hint={t('reject.hint')}
          confirm={t('reject.confirm')}
          busy={isLoading}
          error={error ? textOf(error) : undefined}
          onConfirm={(reason) => void confirm(reason)}
          onClose={() => onOpen(false)}
        />
      )}
    </>
  );
}

/** Credits the typed amount, once the PIN has confirmed it. */
function useCredit({ review, onBegin, onDone }: DecisionProps, typed: string, note: string) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const toast = useToast();
  const textOf = useErrorText();
  const refusalText = usePinRefusalText();
  const [asking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const { amount, price } = usePrice(review, typed);
  const [credit, { isLoading }] = useCreditMutation();
  const ask = () => {
    if (!price) return;
    setError(undefined);
    onBegin();
    setAsking(true);
  };
  const confirm = async (pin: string) => {
    if (!amount || !price) return;
    setError(undefined);
    const { error: failed } = await credit({ id: review.id, amount, note: note.trim(), pin });
    const refusal = pinRefusalOf(failed);
    setError(refusal ? refusalText(refusal) : failed && textOf(failed));
    if (failed) return;
    setAsking(false);
    toast({ text: t('credit.done', { amount: format.money(price.credited), name: review.customer.firstName }) });
    onDone();
  };
  const label = price ? t('credit.do', { amount: format.money(price.credited) }) : t('credit.nothing');
  return { price, label, ask, asking, close: () => setAsking(false), confirm, busy: isLoading, error };
}

/** The PIN for a credit, while it is asked. */
function Confirmation({ review, credit }: { review: DepositReview; credit: ReturnType<typeof useCredit> }) {
  const { t } = useTranslation('product-operator');
  const { price, label, asking, close, confirm, busy, error } = credit;
  if (!asking || !price) return null;
  const { firstName, lastName } = review.customer;
  return (
    <PinDialog
      title={label}
      text={t('credit.confirmText', { name: `${firstName} ${lastName}` })}
      confirm={label}
      busy={busy}
      error={error}
      onConfirm={(pin) => void confirm(pin)}
      onClose={close}
    />
  );
}

function useDecisionKeys(credit: () => void, reject: () => void) {
  const [shortcutsOff] = useShortcutsOff();
  useKeys({ c: credit, r: reject }, !shortcutsOff);
}

/** The fee, and what the wallet gets of the typed amount. */
function PriceLines({ review, price }: Pick<DecisionProps, 'review'> & Pick<ReturnType<typeof usePrice>, 'price'>) {
  const { t } = useTranslation('product-operator');
  const format = useFormatters();
  const fee = useFeeLabel(review.feeRule);
  return (
    <Lines>
      <Line label={fee}>{price ? format.money(price.fee) : '–'}</Line>
      <Line label={t('credit.to', { name: review.customer.firstName })} total>
        {price ? format.money(price.credited) : '–'}
      </Line>
    </Lines>
  );
}

/** The form that credits a deposit with what arrived on our account, or rejects it. */
export function Decision(props: DecisionProps) {
  const { t } = useTranslation('product-operator');
  const { review, onBegin, onSkip } = props;
  const { declared } = review;
  const { control, handleSubmit } = useSchemaForm(CreditForm, {
    defaultValues: { amount: toDecimal(declared), note: '' },
    message: () => t('credit.tooLittle'),
  });
  const [amount, note] = useWatch({ control, name: ['amount', 'note'] });
  const [rejecting, setRejecting] = useState(false);
  const credit = useCredit(props, amount, note);
  const { price, label, ask, busy } = credit;
  const openReject = (open: boolean) => {
    if (open) onBegin();
    setRejecting(open);
  };
  useDecisionKeys(ask, () => openReject(true));
  return (
    <Stack
      as="form"
      gap={24}
      method="post"
      noValidate
      aria-label={t('credit.form')}
      onInput={onBegin}
      onSubmit={(event: FormEvent) => void handleSubmit(ask)(event)}
    >
      <FormField control={control} name="amount">
        {(field) => (
          <MoneyField
            {...field}
            label={t('credit.amount')}
            decimals={exponentOf(declared.currency)}
            code={declared.currency}
            error={price ? undefined : t('credit.tooLittle')}
          />
        )}
      </FormField>
      <PriceLines review={review} price={price} />
      <FormField control={control} name="note">
        {(field) => <TextField {...field} label={t('credit.note')} aside={t('credit.noteFor')} maxLength={500} />}
      </FormField>
      <Stack gap={8}>
        <Button type="submit" wide busy={busy} disabled={!price}>
          {label}
        </Button>
        <div className={styles.second}>
          <Reject {...props} open={rejecting} onOpen={openReject} />
          <Button variant="plain" onClick={onSkip}>
            {t('credit.skip')}
          </Button>
        </div>
      </Stack>
      <Text size="tiny" tone="quiet">
        {t('credit.trail')} <span className={styles.keys}>{t('credit.keys')}</span>
      </Text>
      <Confirmation review={review} credit={credit} />
    </Stack>
  );
}
