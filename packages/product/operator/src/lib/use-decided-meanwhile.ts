import type { DepositReview } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { useToast } from '@kado/ui';
import { useEffect, useRef } from 'react';
import { SHARED, useCreditMutation, useRejectMutation } from '../api/deposits.ts';

/** The `about` key of the decision toasts. Each one replaces the previous, because the next deposit is already shown. */
export const DECISION = 'decision';

/** Whether this tab is deciding a deposit, or has decided it. */
function useDecidedHere(id: string | undefined): boolean {
  const [, credit] = useCreditMutation(SHARED.credit);
  const [, reject] = useRejectMutation(SHARED.reject);
  return [credit, reject].some(({ isLoading, data }) => isLoading || data?.id === id);
}

/** Shows a toast if another operator or tab decides the deposit that is being decided here. Returns a function that sets the id of that deposit. */
export function useDecidedMeanwhile(shown: DepositReview | undefined) {
  const { t } = useTranslation('product-operator');
  const toast = useToast();
  const operatorId = useAppSelector((state) => state.session.user?.id);
  const deciding = useRef<string>(undefined);
  const { id, status, decidedBy } = shown ?? {};
  const isHere = useDecidedHere(id);
  const decided = status === 'credited' || status === 'rejected' ? status : undefined;
  useEffect(() => {
    if (!decided || id !== deciding.current || isHere) return;
    deciding.current = undefined;
    const where = decidedBy === operatorId ? 'elsewhere' : 'meanwhile';
    toast({ text: t(`outcome.${where}.${decided}`), tone: 'bad', about: DECISION });
  }, [decided, id, decidedBy, operatorId, isHere, toast, t]);
  return (next: string | undefined) => void (deciding.current = next);
}
