import { type FormEvent, useRef, useState } from 'react';
import { showFieldErrors, type UseFormReturn, useLazySchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import type { z } from 'zod/mini';
import type { Refusal } from '../api/settle-call.ts';
import { fieldText } from './field-text.ts';

/** A refusal with the moment it came, in milliseconds of this device's clock. */
export type ShownRefusal = Refusal & { at: number };
type Values = Record<string, string | boolean>;

export type AuthFormOptions<Input extends Values, Output> = {
  /** Loads the schema: the sign-in page is small, so its schema comes with the first validation. */
  loadSchema: () => Promise<z.ZodMiniType<Output, Input>>;
  defaultValues: Input;
  /** Resolves to why the call was refused, or to undefined when it went well. */
  send: (values: Output) => Promise<Refusal | undefined>;
  /** After a wrong PIN or code: a refusal that says how many tries are left. */
  onWrongTry?: (form: UseFormReturn<Input, unknown, Output>) => void;
};

/** A form before sign-in: checked by its schema, sent once at a time, the server's texts at their fields. `refusal` is why the last sending was refused, until the next one. */
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
    // Not spread: a refusal is an Error, whose message is not enumerable.
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
  return { form, control: form.control, submit, refusal, busy: form.formState.isSubmitting };
}
