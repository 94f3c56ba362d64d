import { useTranslation } from '@kado/i18n';
import { PinField } from '@kado/product-ui';
import { Button, Dialog, Stack, Text } from '@kado/ui';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';

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
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // Focuses the field when it is rendered, because the dialog's code may load late, and again after a wrong PIN.
  const place = useCallback((input: HTMLInputElement | null) => {
    field.current = input;
    input?.focus();
  }, []);
  useEffect(() => {
    if (error) field.current?.focus();
  }, [error]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the dialog to the form on the page that opened it.
    event.stopPropagation();
    setAsked(true);
    if (pin.length < LENGTH || busy) return;
    onConfirm(pin);
    setPin('');
    setAsked(false);
  };
  return (
    <Dialog
      open
      onClose={() => busy || onClose()}
      title={title}
      actions={
        <>
          <Button variant="plain" disabled={busy} onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button type="submit" form="confirm-credit" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id="confirm-credit" method="post" noValidate onSubmit={submit}>
        <Text>{text}</Text>
        <PinField
          ref={place}
          label={common('pin.label')}
          showLabel={t('credit.showPin')}
          value={pin}
          onChange={setPin}
          error={asked && pin.length < LENGTH ? common('pin.first') : error}
        />
      </Stack>
    </Dialog>
  );
}
