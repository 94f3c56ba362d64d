import { useTranslation } from '@kado/i18n';
import { TextArea } from '@kado/product-ui';
import { Button, Callout, Dialog, Stack } from '@kado/ui';
import { type FormEvent, useCallback, useState } from 'react';

/** Props of ReasonDialog. */
export type ReasonDialogProps = {
  open: boolean;
  title: string;
  label: string;
  hint: string;
  confirm: string;
  busy: boolean;
  error: string | undefined;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

const SHORTEST = 3;

/** Asks why, before something is taken away from somebody. */
export function ReasonDialog({ open, title, label, hint, confirm, busy, error, onConfirm, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('product-operator');
  const { t: common } = useTranslation();
  // The dialog's own code may still be arriving, so the field takes the focus when it is there.
  const place = useCallback((area: HTMLTextAreaElement | null) => area?.focus(), []);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const missing = reason.trim().length < SHORTEST;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React's events leave the dialog for the form of the page that it was opened from.
    event.stopPropagation();
    setAsked(true);
    if (!missing && !busy) onConfirm(reason.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {common('action.cancel')}
          </Button>
          <Button variant="danger" type="submit" form="reason" busy={busy}>
            {confirm}
          </Button>
        </>
      }
    >
      <Stack as="form" id="reason" method="post" noValidate onSubmit={submit}>
        {error && <Callout tone="error" title={error} live />}
        <TextArea
          ref={place}
          label={label}
          hint={hint}
          maxLength={500}
          value={reason}
          error={asked && missing ? t('reason.missing') : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </Dialog>
  );
}
