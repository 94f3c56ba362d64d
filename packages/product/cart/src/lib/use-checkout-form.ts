import { SixDigits } from '@kado/contracts';
import { useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import type { usePay } from './use-pay.ts';

const CheckoutForm = z.object({ pin: SixDigits });

/** What blocks the payment: `closed` if paying is not possible now; `focusFirst` is the id of a checkbox that must be checked first. */
type PaymentBlockers = { closed: boolean; focusFirst: string | undefined };

/** The PIN form: checks the warnings, then the PIN, then pays; after a rejection the PIN must be entered again. */
export function useCheckoutForm({ pay, refusal }: ReturnType<typeof usePay>, { closed, focusFirst }: PaymentBlockers) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const { control, handleSubmit, setValue } = useSchemaForm(CheckoutForm, {
    defaultValues: { pin: '' },
    message: () => t('pin.first'),
  });
  useEffect(() => {
    if (refusal) document.querySelector<HTMLElement>('#pay input')?.focus();
  }, [refusal]);
  const send = handleSubmit(async ({ pin }) => {
    if (!(await pay(pin))) setValue('pin', '');
  });
  const submit = () => {
    if (closed) return;
    setTried(true);
    if (focusFirst) document.getElementById(focusFirst)?.focus();
    else void send();
  };
  return { control, tried, submit };
}
