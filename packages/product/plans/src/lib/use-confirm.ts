import { type PlanDetails, SixDigits } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { type PinRefusal, pinRefusalOf } from '@kado/product-ui';
import type { QueryFailure } from '@kado/state/query';
import { useState } from 'react';
import * as z from 'zod/mini';

const PinForm = z.object({ pin: SixDigits });

/** The result of a mutation that saves a plan. */
export type Saved = { data?: PlanDetails | undefined; error?: unknown };

/** Why the server refused the terms: a text for the ceiling field, or for the whole form. */
export type Refused = { ceiling?: string; form?: string };

const isUnknown = (status: number): boolean => status < 400 || status === 408 || status >= 500;

/** The refusal of the terms in an error; undefined if the error is about the PIN, or if the outcome is unknown. */
export function refusedTerms(error: Partial<QueryFailure>, text: string): Refused | undefined {
  if (isUnknown(error.status ?? 0) || pinRefusalOf(error)) return undefined;
  const entries = Object.entries(error.fields ?? {}).filter(([path]) => path !== 'pin');
  const ceiling = entries.find(([path]) => path.split('.')[0] === 'ceiling')?.[1];
  return ceiling ? { ceiling } : { form: entries.length > 0 ? entries.map(([, each]) => each).join(' ') : text };
}

export type ConfirmOptions = {
  save: (pin: string) => Promise<Saved>;
  onSaved: (plan: PlanDetails) => void;
  onRefused: (refusal: Refused) => void;
};

/** The form that asks for the PIN. A wrong PIN is shown here, refused terms are passed to their form, and after a lost response the user can retry. */
export function useConfirm({ save, onSaved, onRefused }: ConfirmOptions) {
  const { t } = useTranslation('product-plans');
  const { t: common } = useTranslation();
  const textOf = useErrorText();
  const [refusal, setRefusal] = useState<PinRefusal>();
  const { control, handleSubmit, setError, setValue, formState } = useSchemaForm(PinForm, {
    defaultValues: { pin: '' },
    message: () => common('pin.first'),
  });
  const submit = handleSubmit(async ({ pin }) => {
    const { data, error } = await save(pin);
    if (data) return onSaved(data);
    const found = pinRefusalOf(error);
    setRefusal(found);
    if (found) return setValue('pin', '');
    // An earlier attempt, whose response was lost, has saved different terms.
    if ((error as Partial<QueryFailure>).code === 'IDEMPOTENCY_KEY_REUSED') return onRefused({ form: t('pin.made') });
    const refused = refusedTerms({ ...(error as Partial<QueryFailure>) }, textOf(error));
    if (refused) return onRefused(refused);
    return setError('pin', { type: 'server', message: `${textOf(error).replace(/\.?$/, '.')} ${t('pin.unknown')}` });
  });
  return { control, submit, refusal, busy: formState.isSubmitting };
}
