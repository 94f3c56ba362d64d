import { type DepositReview, depositPriceOf, exponentOf, fromDecimal, ifItFits, toDecimal } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { FormField, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { fieldErrorsOf, MoneyField, pinRefusalOf, useFormatters, useKeys, usePinRefusalText } from '@kado/product-ui';
import { balance, useLoaded, useShortcutsOff } from '@kado/state';
import { Button, Stack, Text, TextField, useToast } from '@kado/ui';
import { type FormEvent, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { SHARED, useCreditMutation } from '../api/deposits.ts';
import { DECISION } from '../lib/use-decided-meanwhile.ts';
import { useDraft } from '../lib/use-draft.ts';
import { PinDialog } from './pin-dialog.tsx';
import { PriceLines } from './price-lines.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import styles from './review.module.css';

/** Props of Decision. `onBegin` is called at the first input, `onDone` after the decision, `onSkip` to show another deposit first. */
export type DecisionProps = {
  review: DepositReview;
  onBegin: () => void;
  onDone: () => void;
  onSkip: () => void;
};

/** The form of a credit; `amount` is a decimal in the bank's currency. */
const CreditForm = z.object({ amount: z.string(), note: z.string().check(z.maxLength(500)) });
type CreditForm = z.infer<typeof CreditForm>;
const isCreditForm = (values: unknown): values is CreditForm => CreditForm.safeParse(values).success;

/**
 * The price of the typed amount: the amount in the bank's currency, the fee, and the credited money. Undefined until the wallets' currency, which is the same
 * for all customers, is loaded.
 */
function usePrice({ declared, rate, feeRule }: DepositReview, typed: string) {
  const walletCurrency = useLoaded(balance, undefined).data?.currency;
  const amount = fromDecimal(typed, declared.currency);
  const price =
    amount && amount.amountMinor > 0 && walletCurrency
      ? ifItFits(() => depositPriceOf(amount, { rate, fee: feeRule, walletCurrency }))
      : undefined;
  const isEnough = price && price.credited.amountMinor > 0;
  return { amount, price: isEnough ? price : undefined, tooLittle: Boolean(walletCurrency) && !isEnough };
}

/** Credits the typed amount after the operator has entered the PIN. */
function useCredit({ review, onBegin, onDone }: DecisionProps, typed: string, note: string) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const format = useFormatters();
  const toast = useToast();
  const textOf = useErrorText();
  const refusalText = usePinRefusalText();
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<{ typed: string; text: string }>();
  const { amount, price, tooLittle } = usePrice(review, typed);
  const [credit, { isLoading }] = useCreditMutation(SHARED.credit);
  const open = () => {
    if (!price) return;
    setError(undefined);
    onBegin();
    setOpen(true);
  };
  const confirm = async (pin: string) => {
    if (!amount || !price) return;
    setError(undefined);
    const { error: failed } = await credit({ id: review.id, amount, note: note.trim(), pin });
    const { amount: text } = fieldErrorsOf(failed);
    if (text) {
      setOpen(false);
      return setRefused({ typed, text });
    }
    const refusal = pinRefusalOf(failed);
    setError(refusal ? refusalText(refusal) : failed && textOf(failed));
    if (failed) return;
    setOpen(false);
    const done = { amount: format.money(price.credited), name: review.customer.firstName };
    toast({ text: t('credit.done', done), tone: 'good', about: DECISION });
    onDone();
  };
  const label = price ? t('credit.do', { amount: format.money(price.credited) }) : t('credit.nothing');
  const refusal = refused?.typed === typed ? refused.text : undefined;
  const problem = amount ? (tooLittle ? t('credit.tooLittle') : refusal) : common('amount.notANumber');
  return { price, problem, refused, label, open, isOpen, close: () => setOpen(false), confirm, busy: isLoading, error };
}

/** The PIN dialog for a credit, open while the PIN is needed. */
function Confirmation({ review, credit }: { review: DepositReview; credit: ReturnType<typeof useCredit> }) {
  const { t } = useTranslation('product-operator');
  const { price, label, isOpen, close, confirm, busy, error } = credit;
  if (!isOpen || !price) return null;
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

/** The state of the rejection dialog, and the keyboard shortcuts of both decisions. */
function useRejecting(onBegin: () => void, credit: () => void) {
  const [rejecting, setRejecting] = useState(false);
  const [shortcutsOff] = useShortcutsOff();
  const openReject = () => {
    onBegin();
    setRejecting(true);
  };
  useKeys({ c: credit, r: openReject }, !shortcutsOff);
  return { rejecting, openReject, closeReject: () => setRejecting(false), shortcutsOff };
}

/** Focuses the amount after a server refusal. An effect, so that it runs after the dialog has returned the focus to its opener. */
function useFocusOnRefusal(refused: unknown, setFocus: (name: 'amount') => void) {
  useEffect(() => {
    if (refused) setFocus('amount');
  }, [refused, setFocus]);
}

/** The form of a credit; its draft is kept until the deposit is decided. */
function useCreditForm({ id, declared }: DepositReview) {
  const { t } = useTranslation('product-operator');
  const draft = useDraft(`credit.${id}`, { amount: toDecimal(declared), note: '' }, isCreditForm);
  const [start] = useState(draft.start);
  const form = useSchemaForm(CreditForm, { defaultValues: start, message: () => t('credit.tooLittle') });
  const [amount, note] = useWatch({ control: form.control, name: ['amount', 'note'] });
  usePersistDraft({ amount, note }, start, draft.save);
  return { ...form, amount, note, clear: draft.clear };
}

/** The form that credits a deposit with the amount that arrived in our bank account, or rejects it. */
export function Decision(props: DecisionProps) {
  const { t } = useTranslation('product-operator');
  const { review, onBegin, onSkip } = props;
  const { declared } = review;
  const { control, handleSubmit, setFocus, amount, note, clear } = useCreditForm(review);
  const onDone = () => {
    clear();
    props.onDone();
  };
  const credit = useCredit({ ...props, onDone }, amount, note);
  const { price, problem, refused, label, open, busy } = credit;
  useFocusOnRefusal(refused, setFocus);
  const { rejecting, openReject, closeReject, shortcutsOff } = useRejecting(onBegin, open);
  return (
    <Stack
      as="form"
      gap={24}
      method="post"
      noValidate
      aria-label={t('credit.form')}
      onInput={onBegin}
      onSubmit={(event: FormEvent) => void handleSubmit(open)(event)}
    >
      <FormField control={control} name="amount">
        {(field) => (
          <MoneyField
            {...field}
            label={t('credit.amount')}
            decimals={exponentOf(declared.currency)}
            code={declared.currency}
            error={problem}
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
          <Button variant="danger" onClick={openReject}>
            {t('reject.do')}
          </Button>
          <Button variant="plain" onClick={onSkip}>
            {t('credit.skip')}
          </Button>
        </div>
      </Stack>
      <Text size="tiny" tone="quiet">
        {t('credit.trail')} {!shortcutsOff && <span className={styles.keys}>{t('credit.keys')}</span>}
      </Text>
      <Confirmation review={review} credit={credit} />
      {rejecting && <RejectDialog review={review} onDone={onDone} onClose={closeReject} />}
    </Stack>
  );
}
