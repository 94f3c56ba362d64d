import type { BankItem, Country } from '@kado/contracts';
import { useFormDraft, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Prefill } from './prefill-from-url.ts';
import { bankSchema, checkBank, initialValues, isDraft, itemOf, type BankValues } from './bank-form-state.ts';
import type { Payout } from './payout.ts';

/** The banks of a country, and the chosen one; if there is only one, it is chosen by default. */
function banksIn(country: string | undefined, bankId: string, payouts: readonly Payout[]) {
  const rows = payouts.filter(({ bank }) => bank.countryIso === country);
  return { rows, payout: rows.find(({ bank }) => bank.id === bankId) ?? (rows.length === 1 ? rows[0] : undefined) };
}

/** The country, which a linked bank also chooses, its banks, and the values checked against the chosen bank. */
function checkIn(payouts: readonly Payout[], values: BankValues) {
  const linked = payouts.find(({ bank }) => bank.id === values.bankId)?.bank.countryIso;
  const country = values.country || linked;
  const { rows, payout } = banksIn(country, values.bankId, payouts);
  return { country, rows, checked: checkBank(values, country, payout) };
}

/** The form's values checked against the chosen bank. `handleSubmit` passes the cart item. */
export function useBankForm(
  start: Prefill,
  editing: BankItem | undefined,
  { countries, payouts }: { countries: readonly Country[]; payouts: readonly Payout[] },
) {
  const schema = bankSchema((values) => itemOf(editing?.id ?? crypto.randomUUID(), values, checkIn(payouts, values).checked));
  const { search } = useLocation();
  // An edited cart line has its own draft, so that the draft of a new gift is kept.
  const place = editing ? { name: 'bank-line', at: JSON.stringify(editing) } : { name: 'bank', at: search };
  const draft = useFormDraft({ ...place, fits: isDraft });
  const [first] = useState(() => draft.start ?? initialValues(start, editing));
  const { control, setValue, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: first,
    message: () => '', // the fields themselves show their errors while the user types
  });
  const values = useWatch({ control }) as BankValues;
  usePersistDraft(values, first, draft.save);
  const { country, rows, checked } = checkIn(payouts, values);
  const { touchedFields } = formState;
  return {
    control,
    setValue,
    handleSubmit,
    clearDraft: draft.clear,
    values,
    checked,
    country,
    countries,
    banks: rows,
    choose: {
      country: (iso: string | undefined) => {
        setValue('country', iso ?? '');
        setValue('bankId', '');
      },
      bank: (id: string | undefined) => setValue('bankId', id ?? ''),
    },
    leftAccount: Boolean(touchedFields.number),
    // While the user types, an amount that is still too small shows no error.
    showAmountProblem: (Boolean(touchedFields.typed) && values.typed.currency !== '') || checked.problem?.kind === 'tooMuch',
  };
}

/** The result of useBankForm. */
export type BankFormState = ReturnType<typeof useBankForm>;
