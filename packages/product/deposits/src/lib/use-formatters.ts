import { useFeeRule, useFormatters } from '@kado/product-ui';
import { useLocaleFormatters } from '@kado/i18n';
import { useMemo } from 'react';

/** The shared formatters, and those of this feature. */
export function useDepositFormatters() {
  const shared = useFormatters();
  const { thousands } = useLocaleFormatters();
  const rule = useFeeRule();
  return useMemo(() => ({ ...shared, rule, thousands }), [shared, rule, thousands]);
}
