import { useUserWords } from '@kado/template-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { PLAN_DAYS, planDay, PLANS } from '../lib/plans.ts';
import { useNow } from '../lib/use-now.ts';
import { type Fact, Facts } from './facts.tsx';
import type { TabProps } from './tab-props.ts';
import { usePlanFacts } from '../lib/use-plan-facts.ts';

const DAY = 86_400_000;

/** The plan's price, payment method, renewal date and limits. */
export function PlanSummary({ user, details }: TabProps) {
  const { t } = useTranslation('template-users');
  const words = useUserWords();
  const { date } = useLocaleFormatters();
  const { priceOf, factsOf } = usePlanFacts();
  const plan = user.currentPlan;
  const now = useNow();
  const ends = new Date(now.getTime() + (PLAN_DAYS - planDay(details.planSince, now)) * DAY);
  const facts: Fact[] = [
    { name: t('plan.label'), value: words.plan(plan) },
    { name: t('plan.price'), value: t('plan.priceMonth', { price: priceOf(plan) }) },
    { name: t('billing.label'), value: words.billing(user.billing) },
    {
      name: details.planCancelled ? t('plan.ends') : t('plan.renews'),
      value: PLANS[plan].price > 0 ? date(ends) : t('plan.never'),
    },
    ...factsOf(plan).map((fact, at) => ({
      name: t(`plan.part.${(['users', 'storage', 'help'] as const)[at] ?? 'help'}`),
      value: fact,
    })),
  ];
  return <Facts twoColumns facts={facts} />;
}
