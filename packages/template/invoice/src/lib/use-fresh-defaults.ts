import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { UseFormReturn } from '@kado/feature-kit/form';

/** Replaces the default values of a form while it is unedited, for example after a change of language or a payment. */
export function useFreshDefaults<Values extends FieldValues, Output>(
  { formState: { isDirty }, reset }: UseFormReturn<Values, unknown, Output>,
  defaults: Values,
): void {
  const text = JSON.stringify(defaults);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(text) as Values);
  }, [isDirty, reset, text]);
}
