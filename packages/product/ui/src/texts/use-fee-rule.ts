import type { Fee } from '@kado/contracts';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { useCallback } from 'react';
import { useFormatters } from '../use-formatters.ts';

/** Returns a function that describes a fee: '0.5 %, at most 5.00', or 'free'. */
export function useFeeRule(): (fee: Fee) => string {
  const { t } = useTranslation();
  const { percent: share } = useLocaleFormatters();
  const { facts, figure } = useFormatters();
  return useCallback(
    ({ fixed, percent, cap }) => {
      const hasShare = Number(percent) > 0;
      const rule = facts(
        fixed.amountMinor > 0 ? t('fee.fixed', { amount: figure(fixed) }) : undefined,
        hasShare ? share(percent) : undefined,
        hasShare && cap ? t('fee.cap', { amount: figure(cap) }) : undefined,
      );
      return rule || t('fee.free');
    },
    [t, share, facts, figure],
  );
}
