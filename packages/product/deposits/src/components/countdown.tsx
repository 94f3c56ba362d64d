import { useTranslation } from '@kado/i18n';
import { Clock } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { useEffect, useState } from 'react';
import { remaining } from '../lib/countdown.ts';

const TICK = 5000;

/** The server's time, updated every few seconds. The device's clock is not used, because it may be wrong. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The remaining time of the reference. When it has expired, `onOver` reloads the deposit. */
export function Countdown({ expiresAt, onOver }: { expiresAt: string; onOver: () => void }) {
  const { t } = useTranslation('product-deposits');
  const left = remaining(expiresAt, useNow());
  const over = left === undefined;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  return left ? <Clock fraction={left.fraction}>{t('countdown.left', left)}</Clock> : t('countdown.over');
}
