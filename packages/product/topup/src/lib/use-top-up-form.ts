import { useFormDraft, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { usePhoneReader } from '@kado/product-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  checkValues,
  initialValues,
  isDraft,
  itemOf,
  topUpSchema,
  type CheckedValues,
  type ReadValues,
  type TopUpValues,
} from './top-up-form-state.ts';
import { useCountries, useNetworks } from './use-networks.ts';
import { useNumberState } from './use-number-state.ts';

/** The form values, and the data parsed from the number. A number from a link is formatted. */
function useReadValues(values: TopUpValues, brought: string | undefined): ReadValues {
  const read = usePhoneReader();
  if (!read) return { ...values, unread: true };
  const { e164, country, missing, text } = read(values.phone);
  return { ...values, e164, country, missing, phone: values.phone === brought ? text : values.phone };
}

/** The form's values checked against the network, the networks to choose from, and the state of the number. `handleSubmit` passes the cart item. */
export function useTopUpForm(start: Parameters<typeof initialValues>[0], editedId: string | undefined) {
  const latest = useRef<{ values: ReadValues; checked: CheckedValues }>(undefined);
  // oxlint-disable-next-line react/refs -- the schema reads it on submit, not during the render
  const [schema] = useState(() =>
    topUpSchema(() => latest.current && itemOf(editedId ?? crypto.randomUUID(), latest.current.values, latest.current.checked)),
  );
  const { search } = useLocation();
  // An edited cart line has its own draft, so that the draft of a new top-up is kept.
  const place =
    editedId === undefined ? { name: 'topup', at: search } : { name: 'topup-line', at: JSON.stringify([editedId, start]) };
  const draft = useFormDraft({ ...place, fits: isDraft });
  const [first] = useState(() => draft.start ?? initialValues(start));
  const { control, setValue, setFocus, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: first,
    message: () => '', // the fields themselves show their errors while the user types
  });
  const typed = useWatch({ control }) as TopUpValues;
  usePersistDraft(typed, first, draft.save);
  const values = useReadValues(typed, start.phone);
  const { countries, country, error, refetch: refetchCountries } = useCountries(values.country);
  const networks = useNetworks(values);
  const checked = checkValues(values, networks.chosen);
  useEffect(() => void (latest.current = { values, checked }));
  const { touchedFields } = formState;
  const failure = networks.error ?? error;
  const refetch = () => {
    if (error) refetchCountries();
    if (networks.error) networks.refetch();
  };
  return {
    control,
    setValue,
    setFocus,
    handleSubmit,
    clearDraft: draft.clear,
    values,
    checked,
    networks,
    country,
    countries,
    request: failure ? { error: failure, refetch } : { data: networks },
    // While the user types, an amount that is still too small shows no error.
    showAmountProblem: (Boolean(touchedFields.typed) && values.typed.currency !== '') || checked.problem?.kind === 'tooMuch',
    number: useNumberState(values, networks.chosen ?? networks.rows[0], { countries, left: Boolean(touchedFields.phone) }),
  };
}

/** The result of useTopUpForm. */
export type TopUpFormState = ReturnType<typeof useTopUpForm>;
