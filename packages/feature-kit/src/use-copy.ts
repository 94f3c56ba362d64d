import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';

/** Returns a function that copies a text and shows `success` as a toast; if the browser refuses, the toast asks to copy the text by hand. */
export function useCopy(): (text: string, success: string) => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  return async (text, success) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: success, tone: 'good' });
    } catch {
      toast({ text: t('error.copy'), tone: 'bad' });
    }
  };
}
