import type { GiftItem, GiftProduct } from '@kado/contracts';
import { useFormDraft, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { useServerNow } from '@kado/state';
import { useState } from 'react';
import { useLocation } from 'react-router';
import {
  checkGift,
  giftSchema,
  initialValues,
  isDraft,
  itemOf,
  prefillFromDraft,
  withNoteAndDay,
  type GiftValues,
  type Prefill,
} from './gift-form-state.ts';

/** The form's values, checked against the product. `handleSubmit` passes the cart item. */
export function useGiftForm(product: GiftProduct, start: Prefill, editing: GiftItem | undefined) {
  const now = new Date(useServerNow());
  const schema = giftSchema((values) =>
    itemOf(editing?.id ?? crypto.randomUUID(), values, product, checkGift(values, product, now)),
  );
  const { search } = useLocation();
  // An edited cart line has one draft, even if another card is chosen for it.
  const place = editing ? { name: 'gift-line', at: JSON.stringify(editing) } : { name: 'gift', at: product.id + search };
  const draft = useFormDraft({ ...place, fits: isDraft });
  const [first] = useState(() => {
    if (!editing) return draft.start ?? withNoteAndDay(initialValues(product, start, undefined), draft.last, product);
    const typed = draft.start && prefillFromDraft(draft.start);
    return withNoteAndDay(initialValues(product, { ...start, ...typed }, editing), draft.start, product);
  });
  const { control, setValue, handleSubmit, formState } = useSchemaForm(schema, {
    defaultValues: first,
    message: () => '', // the fields themselves show their errors while the user types
  });
  const values = useWatch({ control }) as GiftValues;
  usePersistDraft(values, first, draft.save);
  const checked = checkGift(values, product, now);
  const { touchedFields } = formState;
  return {
    control,
    setValue,
    handleSubmit,
    clearDraft: draft.clear,
    values,
    checked,
    now,
    // While the user types, an amount that is still too small shows no error.
    showAmountProblem: (Boolean(touchedFields.typed) && values.typed.currency !== '') || checked.problem?.kind === 'tooMuch',
    leftEmail: Boolean(touchedFields.email),
  };
}

/** The result of useGiftForm. */
export type GiftFormState = ReturnType<typeof useGiftForm>;
