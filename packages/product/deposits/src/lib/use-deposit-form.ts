import { useDebouncedValue, useErrorText, useListQuery, useWhileOpen } from '@kado/feature-kit';
import { FORM_ERROR, useFormDraft, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useEffect, useMemo, useState } from 'react';
import { useNavigate, useNavigation, useSearchParams } from 'react-router';
import { useCreateDepositMutation } from '../api/deposits.ts';
import { checkValues, DEFAULTS, depositSchema, isDraft, requestOf, startOf, withCredit } from './form-state.ts';
import type { DepositOption } from './options.ts';

/** Keeps the values in the URL for reloads and shared links. Not during a submission or a navigation, because the update would cancel the navigation. */
function useDraftInUrl(values: typeof DEFAULTS, sent: boolean) {
  const { query, change } = useListQuery(DEFAULTS);
  const isLeaving = useNavigation().state !== 'idle' || sent;
  const draft = useDebouncedValue(values);
  useEffect(() => {
    if (isLeaving) return;
    if (draft.amount !== query.amount || draft.currency !== query.currency || draft.bank !== query.bank) change(draft);
    // oxlint-disable-next-line react/exhaustive-deps -- the form writes to the URL, never the other way
  }, [draft, isLeaving]);
}

/** The form of a new deposit: its values, checked against the banks, and the submission that opens the deposit. */
export function useDepositForm(options: readonly DepositOption[], wallet: string) {
  const { query } = useListQuery(DEFAULTS);
  const navigate = useNavigate();
  const textOf = useErrorText();
  const [create] = useCreateDepositMutation();
  const whileOpen = useWhileOpen();
  const schema = depositSchema((values) => requestOf(checkValues(values, options, wallet)));
  const draft = useFormDraft({ name: 'deposit', at: '/deposits/new', fits: isDraft });
  const credit = useSearchParams()[0].get('credit');
  const [first] = useState(() => withCredit(startOf(query, credit === null ? draft.start : undefined), credit, options, wallet));
  const { control, setValue, setError, clearErrors, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: first,
    message: () => '', // the field itself shows its problem while the user types
  });
  const [amount, currency, bank] = useWatch({ control, name: ['amount', 'currency', 'bank'] });
  const values = useMemo(() => ({ amount, currency, bank }), [amount, currency, bank]);
  const checked = checkValues(values, options, wallet);
  useDraftInUrl(values, formState.isSubmitting);
  usePersistDraft(values, first, draft.save);
  const submit = handleSubmit(async (request) => {
    const answer = await create(request);
    if (answer.data) {
      const { id } = answer.data;
      draft.clear();
      return whileOpen(() => navigate(`/deposits/${id}`))();
    }
    const { fields = {} } = { ...(answer.error as { fields?: Record<string, string> } | undefined) };
    const field = Object.entries(fields).find(([path]) => path.split('.')[0] === 'amount');
    if (field) setError('amount', { type: 'server', message: field[1] }, { shouldFocus: true });
    else setError(FORM_ERROR, { type: 'server', message: textOf(answer.error) });
    return undefined;
  });
  const typed = (decimal: string) => {
    clearErrors();
    setValue('amount', decimal, { shouldTouch: false });
  };
  return {
    control,
    values,
    checked,
    busy: formState.isSubmitting,
    failure: formState.errors.root?.['server']?.message,
    /** A violated limit is shown after the field was left; a maximum at once. */
    showProblem: Boolean(formState.touchedFields.amount) || checked.problem?.kind === 'tooMuch',
    typed,
    chooseBank: (id: string) => {
      clearErrors();
      setValue('bank', id);
    },
    chooseCurrency: (code: string) => {
      clearErrors();
      setValue('currency', code);
      setValue('bank', '');
    },
    submit,
  };
}

/** The result of useDepositForm. */
export type DepositFormState = ReturnType<typeof useDepositForm>;
