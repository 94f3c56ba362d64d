import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { type PlanAct, useActOnPlanMutation, useSkipRunMutation } from '../api/plans.ts';

/** Does something with a plan, and says how it went. */
export function useAct(id: string) {
  const { t } = useTranslation('product-plans');
  const toast = useToast();
  const textOf = useErrorText();
  const [act, acting] = useActOnPlanMutation();
  const [skip, skipping] = useSkipRunMutation();
  const tell = ({ error }: { error?: unknown }, done: string) =>
    toast(error ? { text: textOf(error, t('failed')), tone: 'bad' } : { text: done, tone: 'good' });
  return {
    busy: acting.isLoading || skipping.isLoading,
    act: async (what: PlanAct) => tell(await act({ id, act: what }), what === 'end' ? t('end.done') : t(`done.${what}`)),
    skip: async (date: string) => tell(await skip({ id, date }), t('skip.done')),
  };
}
