import { useTranslation } from '@kado/i18n';
import { Button, Callout, Dialog, Stack } from '@kado/ui';
import { type FormEvent, type ReactNode, useId } from 'react';

export type FormDialogProps = {
  title: string;
  submitLabel: string;
  busy: boolean;
  /** false while there is nothing to submit. */
  ready?: boolean;
  /** The text of a failure that belongs to no field. */
  failure: string | undefined;
  onSubmit: () => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. The dialog cannot be closed while the form is being sent, and shows a failure until the next attempt. */
export function FormDialog({ title, submitLabel, busy, ready = true, failure, onSubmit, onClose, children }: FormDialogProps) {
  const { t: common } = useTranslation();
  const id = useId();
  const actions = (
    <>
      <Button variant="plain" disabled={busy} onClick={onClose}>
        {common('action.cancel')}
      </Button>
      <Button type="submit" form={id} busy={busy} disabled={!ready}>
        {submitLabel}
      </Button>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog open onClose={() => busy || onClose()} title={title} closeLabel={common('action.close')} actions={actions}>
      <Stack as="form" gap={24} id={id} method="post" noValidate onSubmit={submit}>
        {failure && <Callout tone="error" title={failure} live />}
        {children}
      </Stack>
    </Dialog>
  );
}
