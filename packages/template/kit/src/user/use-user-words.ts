import { useMemo } from 'react';
import type { TemplateUser } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';

/** The i18n keys of the API's payment methods. */
const BILLING_KEYS = {
  'Auto Debit': 'auto',
  'Manual - Credit Card': 'card',
  'Manual - Paypal': 'paypal',
  'Manual - Cash': 'cash',
} as const satisfies Record<TemplateUser['billing'], string>;

const BILLINGS = Object.keys(BILLING_KEYS) as TemplateUser['billing'][];

/** The localized role, plan, status and payment method of a sample user. */
export function useUserWords() {
  const { t } = useTranslation();
  return useMemo(() => {
    const billing = (one: TemplateUser['billing']): string => t(`user.billing.${BILLING_KEYS[one]}`);
    return {
      role: (role: TemplateUser['role']): string => t(`user.role.${role}`),
      plan: (plan: TemplateUser['currentPlan']): string => t(`user.plan.${plan}`),
      status: (status: TemplateUser['status']): string => t(`user.status.${status}`),
      billing,
      /** The text to search users for: the server matches a payment method by its API name only. */
      searchText: (typed: string): string =>
        BILLINGS.find((one) => billing(one).toLocaleLowerCase() === typed.trim().toLocaleLowerCase()) ?? typed,
    };
  }, [t]);
}
