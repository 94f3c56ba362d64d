import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';

/** Copies a text and says so; where the browser refuses, it says that it must be copied by hand. */
export function useCopy() {
  const { t } = useTranslation('product-deposits');
  const toast = useToast();
  return async (text: string, name: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ text: t('copy.done', { name }), tone: 'good' });
    } catch {
      toast({ text: t('copy.failed'), tone: 'bad' });
    }
  };
}
