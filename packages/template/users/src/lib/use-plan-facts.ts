import { useFormats, useTranslation } from '@kado/i18n';
import { type Plan, PLANS } from './plans.ts';

/** What a plan costs and holds, in the reader's words. */
export function usePlanFacts() {
  const { t } = useTranslation('template-users');
  const { money } = useFormats();
  return {
    priceOf: (plan: Plan): string => money({ decimal: String(PLANS[plan].price), currency: 'USD' }, 'received'),
    factsOf: (plan: Plan): string[] => {
      const { seats, storage, help } = PLANS[plan];
      return [
        seats === undefined ? t('plan.seatsAll') : t('plan.seats', { count: seats }),
        t('plan.storage', { count: storage }),
        t(`plan.help.${help}`),
      ];
    },
  };
}
