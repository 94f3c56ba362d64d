import { useFormats, useTranslation } from '@kado/i18n';
import { Line, Lines } from '@kado/ui';
import { BILLING_KEYS, PLAN_DAYS, planDay, PLANS } from '../lib/kinds.ts';
import { useNow } from '../lib/use-now.ts';
import type { TabProps } from './tab-props.ts';
import { usePlanFacts } from './use-plan-facts.ts';

const DAY = 86_400_000;

/** The plan in figures. */
export function PlanSummary({ user, details }: TabProps) {
  const { t } = useTranslation('template-users');
  const { date } = useFormats();
  const { priceOf, factsOf } = usePlanFacts();
  const plan = user.currentPlan;
  const now = useNow();
  const ends = new Date(now.getTime() + (PLAN_DAYS - planDay(details.planSince, now)) * DAY);
  return (
    <Lines>
      <Line label={t('plan.label')}>{t(`plan.${plan}`)}</Line>
      <Line label={t('plan.price')}>{t('plan.priceMonth', { price: priceOf(plan) })}</Line>
      <Line label={t('plan.holds')}>{factsOf(plan).join(', ')}</Line>
      <Line label={t('billing.label')}>{t(`billing.${BILLING_KEYS[user.billing]}`)}</Line>
      {PLANS[plan].price > 0 && <Line label={details.planCancelled ? t('plan.ends') : t('plan.renews')}>{date(ends)}</Line>}
    </Lines>
  );
}
