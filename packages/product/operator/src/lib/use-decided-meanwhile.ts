import type { DepositReview } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { useToast } from '@kado/ui';
import { useEffect, useRef } from 'react';
import { SHARED, useCreditMutation, useRejectMutation } from '../api/deposits.ts';

/** What the toasts of decisions are about: the next deposit is shown meanwhile, so that the newest one takes the place of the one before. */
export const DECISION = 'decision';

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
    const where = decidedBy === operatorId ? 'elsewhere' : 'meanwhile';
    toast({ text: t(`outcome.${where}.${decided}`), tone: 'bad', about: DECISION });
  }, [decided, id, decidedBy, operatorId, isHere, toast, t]);
  return (next: string | undefined) => void (deciding.current = next);
}
