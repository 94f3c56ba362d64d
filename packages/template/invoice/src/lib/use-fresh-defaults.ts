import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { UseFormReturn } from '@kado/feature-kit/form';

/** Gives a form that nobody has typed in its new defaults, such as those of another language or after a payment. */
export function useFreshDefaults<Values extends FieldValues, Output>(
  { formState: { isDirty }, reset }: UseFormReturn<Values, unknown, Output>,
  defaults: Values,
): void {
  const text = JSON.stringify(defaults);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(text) as Values);
  }, [isDirty, reset, text]);
}
