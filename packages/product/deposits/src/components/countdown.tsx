import { useTranslation } from '@kado/i18n';
import { Clock } from '@kado/product-ui';
import { serverNow } from '@kado/state';
import { useEffect, useState } from 'react';
import { remaining } from '../lib/countdown.ts';

const TICK = 5000;

/** The server's current time, renewed every few seconds: this device's clock may be wrong. */
function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How long the reference still works; asks for the deposit again when the time is over. */
export function Countdown({ expiresAt, onOver }: { expiresAt: string; onOver: () => void }) {
  const { t } = useTranslation('product-deposits');
  const left = remaining(expiresAt, useNow());
  const over = left === undefined;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  return left ? <Clock fraction={left.fraction}>{t('countdown.left', left)}</Clock> : t('countdown.over');
}
