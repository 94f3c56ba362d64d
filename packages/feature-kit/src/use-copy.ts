import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';

/** Copies a text to the clipboard and says `success`; where the browser refuses, it says that the text must be copied by hand. */
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
