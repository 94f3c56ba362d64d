import { useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { type PlanAction, usePlanActionMutation, useSkipRunMutation } from '../api/plans.ts';

/** Pauses, resumes or ends a plan, or skips a run, and shows a toast with the result. */
export function usePlanActions(id: string) {
  const { t } = useTranslation('product-plans');
  const report = useMutationToast();
  const [start, starting] = usePlanActionMutation();
  const [skip, skipping] = useSkipRunMutation();
  return {
    busy: starting.isLoading || skipping.isLoading,
    run: (action: PlanAction) =>
      report(start({ id, action }).unwrap(), action === 'end' ? t('end.done') : t(`done.${action}`), t('failed'), id),
    skip: (date: string) => report(skip({ id, date }).unwrap(), t('skip.done'), t('failed'), id),
  };
}
