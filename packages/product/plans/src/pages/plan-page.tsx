import { useParams } from 'react-router';
import { PlanQueryView } from '../components/plan-query.tsx';
import { PlanView } from '../components/plan-view.tsx';
import { usePlan } from '../lib/use-plan.ts';

/** /plans/:planId: a plan, polled while it is shown. */
export function Component() {
  const { planId = '' } = useParams();
  const query = usePlan(planId);
  return <PlanQueryView query={query}>{(plan) => <PlanView key={plan.id} plan={plan} />}</PlanQueryView>;
}
