import { useCallback } from 'react';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';

/** Says how a call went: its own words when it went well, the server's when not. Tells whether it did; never rejects. */
export function useSaid() {
  const { t } = useTranslation();
  const toast = useToast();
  return useCallback(
    (call: Promise<unknown>, text?: string): Promise<boolean> =>
      call.then(
        () => {
          if (text) toast({ text, tone: 'good' });
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
