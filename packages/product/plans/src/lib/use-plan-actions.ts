import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { type PlanAction, usePlanActionMutation, useSkipRunMutation } from '../api/plans.ts';

/** Pauses, resumes or ends a plan, or skips a run of it, and says how it went. */
export function usePlanActions(id: string) {
  const { t } = useTranslation('product-plans');
  const toast = useToast();
  const textOf = useErrorText();
  const [start, starting] = usePlanActionMutation();
  const [skip, skipping] = useSkipRunMutation();
  const tell = ({ error }: { error?: unknown }, done: string) =>
    toast(error ? { text: textOf(error, t('failed')), tone: 'bad' } : { text: done, tone: 'good' });
  return {
    busy: starting.isLoading || skipping.isLoading,
    run: async (action: PlanAction) => tell(await start({ id, action }), action === 'end' ? t('end.done') : t(`done.${action}`)),
    skip: async (date: string) => tell(await skip({ id, date }), t('skip.done')),
  };
}
