import { useTranslation } from '@kado/i18n';
import { errorText } from '@kado/feature-kit';
import { useToast } from '@kado/ui';

/** Runs something that may fail, and says so when it did; answers whether it went well. */
export function useSay(): (work: { unwrap: () => Promise<unknown> } | Promise<unknown>) => Promise<boolean> {
  const { t } = useTranslation();
  const toast = useToast();
  return async (work) => {
    try {
      await ('unwrap' in work ? work.unwrap() : work);
      return true;
    } catch (error) {
      toast({ text: errorText(error) ?? t('error.network'), tone: 'bad' });
      return false;
    }
  };
}
