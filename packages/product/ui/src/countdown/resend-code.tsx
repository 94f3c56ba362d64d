import type { Challenge } from '@kado/contracts';
import { TextButton } from '@kado/ui';
import { useRef } from 'react';
import { Clock } from '../parts/gauges.tsx';
import { asClock, useCountdown } from './countdown.ts';

const CODE_LIFE = 10 * 60_000;

/** The delay before a new code, computed from the server's times only: a code is valid for ten minutes from its creation. */
export const resendDelay = ({ expiresAt, resendAt }: Pick<Challenge, 'expiresAt' | 'resendAt'>): number =>
  Math.max(0, Date.parse(resendAt) - (Date.parse(expiresAt) - CODE_LIFE));

/** Props of ResendCode; give it a new `key` for each new code. */
export type ResendCodeProps = {
  /** Milliseconds until a new code may be requested, counted from the first render. */
  resendIn: number;
  /** The label of the button, shown once a new code may be requested. */
  label: string;
  /** 'New code in 0:24' */
  waitLabel: (time: string) => string;
  onResend: () => Promise<void>;
};

/** Counts down to the moment from which a new code may be requested, then shows the button that requests it. */
export function ResendCode({ resendIn, label, waitLabel, onResend }: ResendCodeProps) {
  const left = useCountdown(resendIn);
  const sending = useRef(false);
  const press = async () => {
    // A second press would cancel the first request, whose code is already being sent.
    if (sending.current) return;
    sending.current = true;
    await onResend().finally(() => (sending.current = false));
  };
  if (left > 0) return <Clock fraction={(left * 1000) / Math.max(resendIn, 1)}>{waitLabel(asClock(left))}</Clock>;
  return (
    <TextButton size="small" onClick={() => void press()}>
      {label}
    </TextButton>
  );
}
