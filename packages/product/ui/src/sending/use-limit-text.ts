import { useTranslation } from '@kado/i18n';
import { useFormatters } from '../use-formatters.ts';
import type { AmountProblem } from '../amounts/amount.ts';

/** Returns a function for the text of the limit that an amount violates ("Minimum 5.00 USD"); undefined for other problems. */
export function useLimitText(): (problem: AmountProblem | undefined, walletCurrency: string) => string | undefined {
  const { t } = useTranslation();
  const format = useFormatters();
  return (problem, walletCurrency) =>
    problem && 'limit' in problem
      ? t(`amount.${problem.kind}`, { limit: format.either(problem.limit, walletCurrency) })
      : undefined;
}
