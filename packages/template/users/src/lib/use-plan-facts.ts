import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { type Plan, PLANS } from './plans.ts';

/** The price and the limits of a plan, as localized texts. */
export function usePlanFacts() {
  const { t } = useTranslation('template-users');
  const { money } = useLocaleFormatters();
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
