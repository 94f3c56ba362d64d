import { USER_BILLINGS, USER_PLANS, USER_ROLES, USER_STATUSES } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { type Billing, BILLING_KEYS, type Plan, type Role, type Status } from '../lib/kinds.ts';

type Choice<Value> = { value: Value; label: string };

/** Roles, plans, states and ways to pay as lists to choose from. */
export function useChoices() {
  const { t } = useTranslation('template-users');
  return {
    role: USER_ROLES.map((value): Choice<Role> => ({ value, label: t(`role.${value}`) })),
    plan: USER_PLANS.map((value): Choice<Plan> => ({ value, label: t(`plan.${value}`) })),
    status: USER_STATUSES.map((value): Choice<Status> => ({ value, label: t(`status.${value}`) })),
    billing: USER_BILLINGS.map((value): Choice<Billing> => ({ value, label: t(`billing.${BILLING_KEYS[value]}`) })),
  };
}
