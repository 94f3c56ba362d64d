import { useCallback } from 'react';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { type Toast, useToast } from '@kado/ui';

/** Shows how a call went: what `done` words when it succeeded, the server's message when not. Gives its result; undefined when it failed, never rejects. */
export function useMutationToast() {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    async <Result>(call: Promise<Result>, done?: (result: Result) => Toast): Promise<Result | undefined> => {
      try {
        const result = await call;
        if (done) toast({ tone: 'good', ...done(result) });
        return result;
      } catch (error) {
        toast({ text: errorText(error) ?? t('error.text'), tone: 'bad' });
        return undefined;
      }
    },
    [t, toast],
  );
}
