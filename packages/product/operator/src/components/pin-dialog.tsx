import { useTranslation } from '@kado/i18n';
import { DialogForm, PinField } from '@kado/product-ui';
import { Text } from '@kado/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Props of PinDialog; `text` says what the PIN confirms. The dialog cannot be closed while it is `busy`, and shows a failure until the next attempt. */
export type PinDialogProps = {
  title: string;
  text: string;
  confirm: string;
  busy: boolean;
  error: string | undefined;
  onConfirm: (pin: string) => void;
  onClose: () => void;
};

const LENGTH = 6;

/** Asks for the PIN that confirms a credit. */
export function PinDialog({ title, text, confirm, busy, error, onConfirm, onClose }: PinDialogProps) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  const [pin, setPin] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field when it is rendered, because the dialog's code may load late, and again after a missing or wrong PIN.
  const place = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = () => {
    setSubmitted(true);
    if (pin.length < LENGTH) return field.current?.focus();
    onConfirm(pin);
    setPin('');
    setSubmitted(false);
  };
  return (
    <DialogForm title={title} submitLabel={confirm} busy={busy} onSubmit={submit} onClose={onClose}>
      <Text>{text}</Text>
      <PinField
        ref={place}
        label={common('pin.label')}
        showLabel={t('credit.showPin')}
        value={pin}
        onChange={setPin}
        error={submitted && pin.length < LENGTH ? common('pin.first') : error}
      />
    </DialogForm>
  );
}
