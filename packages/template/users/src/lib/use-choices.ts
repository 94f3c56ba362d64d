import { USER_BILLINGS, USER_PLANS, USER_ROLES, USER_STATUSES } from '@kado/contracts/template';
import { useUserWords } from '@kado/template-kit';
import type { Billing, Plan, Role, Status } from './plans.ts';

type Choice<Value> = { value: Value; label: string };

/** The options of the select fields: roles, plans, statuses and payment methods. */
export function useChoices() {
  const words = useUserWords();
  return {
    role: USER_ROLES.map((value): Choice<Role> => ({ value, label: words.role(value) })),
    plan: USER_PLANS.map((value): Choice<Plan> => ({ value, label: words.plan(value) })),
    status: USER_STATUSES.map((value): Choice<Status> => ({ value, label: words.status(value) })),
    billing: USER_BILLINGS.map((value): Choice<Billing> => ({ value, label: words.billing(value) })),
  };
}
