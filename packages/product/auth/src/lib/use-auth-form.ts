import { type FormEvent, useRef, useState } from 'react';
import { showFieldErrors, type UseFormReturn, useLazySchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import type { QueryFailure } from '@kado/state/query';
import type { z } from 'zod/mini';
import { fieldText } from './field-text.ts';

/** A refusal with the time of its arrival, in milliseconds of this device's clock. */
export type ShownRefusal = Omit<QueryFailure, 'retryAfter'> & { at: number };
type Values = Record<string, string | boolean>;

export type AuthFormOptions<Input extends Values, Output> = {
  /** Loads the schema before the first validation; a separate chunk keeps the sign-in page small. */
  loadSchema: () => Promise<z.ZodMiniType<Output, Input>>;
  defaultValues: Input;
  /** Resolves to the refusal, or to undefined after success. */
  send: (values: Output) => Promise<QueryFailure | undefined>;
  /** Called after a wrong PIN or code, that is a refusal that says how many tries are left. */
  onWrongTry?: (form: UseFormReturn<Input, unknown, Output>) => void;
};

/** A form of a guest page: validated by its schema, one request at a time, server errors at their fields. `refusal` is the last request's, until the next one. */
export function useAuthForm<Input extends Values, Output>({
  loadSchema,
  defaultValues,
  send,
  onWrongTry,
}: AuthFormOptions<Input, Output>) {
  const { t } = useTranslation('product-auth');
  const form = useLazySchemaForm(loadSchema, {
    defaultValues: defaultValues as never,
    message: (issue) => t(`field.${fieldText(issue)}`),
  });
  const sending = useRef(false);
  const [refusal, setRefusal] = useState<ShownRefusal>();
  const sendOnce = async (values: Output) => {
    const refused = await send(values);
    if (!refused) return;
    // Not spread, because a refusal is an Error, whose message is not enumerable.
    const { message, status, code, fields, data } = refused;
    setRefusal({ message, status, code, fields, data, at: Date.now() });
    showFieldErrors(refused, defaultValues, form.setError);
    if ('attemptsLeft' in data) onWrongTry?.(form);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setRefusal(undefined);
    void form
      .handleSubmit(sendOnce)()
      .finally(() => (sending.current = false));
  };
  const clearRefusal = () => setRefusal(undefined);
  return { form, control: form.control, submit, refusal, clearRefusal, busy: form.formState.isSubmitting };
}
