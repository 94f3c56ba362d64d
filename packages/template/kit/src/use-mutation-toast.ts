import { useCallback } from 'react';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { type Toast, useToast } from '@kado/ui';

/** Shows the result of a request. Resolves to whether it succeeded; never rejects. */
export type MutationToast = <Result>(
  call: Promise<Result>,
  /** The toast of a success; without it only a failure is shown. */
  success?: string | ((result: Result) => string | Toast | undefined),
) => Promise<boolean>;

/** Reports a write in a toast: its own text when it succeeded, the error's when it failed. */
export function useMutationToast(): MutationToast {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback<MutationToast>(
    (call, success) =>
      call.then(
        (result) => {
          const shown = typeof success === 'function' ? success(result) : success;
          if (shown) toast(typeof shown === 'string' ? { text: shown, tone: 'good' } : shown);
          return true;
        },
        (error: unknown) => {
          toast({ text: errorText(error) ?? t('error.text'), tone: 'bad' });
          return false;
        },
      ),
    [t, toast],
  );
}
