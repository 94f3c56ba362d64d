import type { DepositReview } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { useToast } from '@kado/ui';
import { useEffect, useState } from 'react';

/** Shows a toast when another operator decides the deposit that is being decided here. Takes the shown deposit; `setDeciding` takes an id. */
export function useDecidedMeanwhile(shown: DepositReview | undefined) {
  const { t } = useTranslation('product-operator');
  const toast = useToast();
  const operatorId = useAppSelector((state) => state.session.user?.id);
  const [deciding, setDeciding] = useState<string>();
  const { id, status, decidedBy } = shown ?? {};
  const decided = status === 'credited' || status === 'rejected' ? status : undefined;
  useEffect(() => {
    if (!decided || id !== deciding || decidedBy === operatorId) return;
    setDeciding(undefined);
    toast({ text: t(`outcome.meanwhile.${decided}`), tone: 'bad' });
  }, [decided, id, deciding, decidedBy, operatorId, toast, t]);
  return setDeciding;
}
