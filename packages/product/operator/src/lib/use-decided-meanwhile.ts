import type { DepositReview } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { useToast } from '@kado/ui';
import { useCallback, useEffect, useRef } from 'react';

/** Shows a toast when another operator decides the deposit that is being decided here. Returns the setter of its id. */
export function useDecidedMeanwhile(shown: DepositReview | undefined) {
  const { t } = useTranslation('product-operator');
  const toast = useToast();
  const operatorId = useAppSelector((state) => state.session.user?.id);
  const deciding = useRef<string>(undefined);
  const { id, status, decidedBy } = shown ?? {};
  const decided = status === 'credited' || status === 'rejected' ? status : undefined;
  useEffect(() => {
    if (!decided || id !== deciding.current || decidedBy === operatorId) return;
    deciding.current = undefined;
    toast({ text: t(`outcome.meanwhile.${decided}`), tone: 'bad' });
  }, [decided, id, decidedBy, operatorId, toast, t]);
  return useCallback((next: string | undefined) => void (deciding.current = next), []);
}
