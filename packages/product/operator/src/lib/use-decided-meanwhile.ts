import type { DepositReview } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { useToast } from '@kado/ui';
import { useCallback, useEffect, useRef } from 'react';
import { SHARED, useCreditMutation, useRejectMutation } from '../api/deposits.ts';

/** Whether this tab decides a deposit, or has decided it. */
function useDecidedHere(id: string | undefined): boolean {
  const [, credit] = useCreditMutation(SHARED.credit);
  const [, reject] = useRejectMutation(SHARED.reject);
  return [credit, reject].some(({ isLoading, data }) => isLoading || data?.id === id);
}

/** Shows a toast when the deposit that is being decided here is decided elsewhere: by another operator, or in another tab. Returns the setter of its id. */
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
    toast({ text: t(`outcome.${decidedBy === operatorId ? 'elsewhere' : 'meanwhile'}.${decided}`), tone: 'bad' });
  }, [decided, id, decidedBy, operatorId, isHere, toast, t]);
  return useCallback((next: string | undefined) => void (deciding.current = next), []);
}
