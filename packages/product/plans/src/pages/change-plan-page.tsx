import { useWhileOpen } from '@kado/feature-kit';
import type { PlanDetails } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useFlow } from '@kado/product-ui';
import { useToast } from '@kado/ui';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useChangePlanMutation, usePlanQuery } from '../api/plans.ts';
import { PlanForm } from '../components/plan-form.tsx';
import { PlanQueryView } from '../components/plan-query.tsx';
import { valuesOf } from '../lib/schedule.ts';
import { usePlanFormatters } from '../lib/use-formatters.ts';

/** The form of an existing plan, which keeps its time zone. */
function ChangeForm({ plan }: { plan: PlanDetails }) {
  const { t } = useTranslation('product-plans');
  const format = usePlanFormatters();
  const navigate = useNavigate();
  const toast = useToast();
  const whileOpen = useWhileOpen();
  const [change] = useChangePlanMutation();
  const { id, ceiling, schedule, price, runs } = plan;
  const [initial] = useState(() => valuesOf(schedule, ceiling, new Date()));
  const page = `/plans/${id}`;
  return (
    <PlanForm
      gift={plan}
      price={price}
      runs={runs}
      currency={ceiling.currency}
      timeZone={schedule.timeZone}
      initial={initial}
      head={t('form.changeHead', { who: format.who(plan), amount: format.amount(plan, ceiling.currency) })}
      action={t('form.change')}
      save={(terms) => change({ ...terms, id })}
      onSaved={() => {
        toast({ text: t('pin.changed'), tone: 'good', about: id });
        void whileOpen(() => navigate(page, { replace: true }))();
      }}
    />
  );
}

/** /plans/:planId/change: changes the schedule or the limit of a plan, confirmed with the PIN. */
export function Component() {
  const { t } = useTranslation('product-plans');
  const { planId = '' } = useParams();
  const query = usePlanQuery(planId, { refetchOnMountOrArgChange: true });
  useFlow({ title: t('page.change'), backTo: `/plans/${planId}` });
  return (
    <PlanQueryView query={query}>
      {(plan) => (plan.status === 'ended' ? <Navigate to={`/plans/${plan.id}`} replace /> : <ChangeForm plan={plan} />)}
    </PlanQueryView>
  );
}
