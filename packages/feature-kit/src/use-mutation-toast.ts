import { useCallback } from 'react';
import { type Toast, useToast } from '@kado/ui';
import { useErrorText } from './error-text.ts';

/** Shows the result of a request. Resolves to whether it succeeded; never rejects. */
export type MutationToast = <Result>(
  call: Promise<Result>,
  /** The toast of a success; without it only a failure is shown. */
  success?: string | ((result: Result) => string | Toast | undefined),
  /** The toast of a failure that has no text of its own, by default the common text. */
  failure?: string,
  /** The subject of both toasts, such as the id of a plan: a newer toast with the same subject replaces the older one. */
  about?: string,
) => Promise<boolean>;

/** Returns a function that shows the result of a write as a toast: the given text on success, the error's text on failure. */
export function useMutationToast(): MutationToast {
  const toast = useToast();
  const textOf = useErrorText();
  return useCallback<MutationToast>(
    (call, success, failure, about) =>
      call.then(
        (result) => {
          const shown = typeof success === 'function' ? success(result) : success;
          if (shown) toast(typeof shown === 'string' ? { text: shown, tone: 'good', about } : { about, ...shown });
          return true;
        },
        (error: unknown) => {
          toast({ text: textOf(error, failure), tone: 'bad', about });
          return false;
        },
      ),
    [textOf, toast],
  );
}
