import { useTranslation } from '@kado/i18n';
import { Button, type ButtonProps, Callout, Dialog, Stack } from '@kado/ui';
import { type FormEvent, type ReactNode, useId } from 'react';

/** Props of DialogForm. */
export type DialogFormProps = {
  title: string;
  submitLabel: string;
  submitIcon?: ButtonProps['icon'];
  submitVariant?: ButtonProps['variant'];
  /** true while the form is being sent. */
  busy: boolean;
  /** false while there is nothing to submit. */
  ready?: boolean | undefined;
  /** The text of a failure that belongs to no field. */
  failure?: string | undefined;
  onSubmit: () => unknown;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog. While it is being sent, it cannot be closed or submitted again. A failure is shown until the next attempt. */
export function DialogForm({
  title,
  submitLabel,
  submitIcon,
  submitVariant,
  busy,
  ready = true,
  failure,
  onSubmit,
  onClose,
  children,
}: DialogFormProps) {
  const { t: common } = useTranslation();
  const id = useId();
  const actions = (
    <>
      <Button variant="plain" disabled={busy} onClick={onClose}>
        {common('action.cancel')}
      </Button>
      <Button variant={submitVariant} type="submit" form={id} icon={submitIcon} busy={busy} disabled={!ready}>
        {submitLabel}
      </Button>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React events bubble from the dialog to the form on the page that opened it.
    event.stopPropagation();
    if (!busy) onSubmit();
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
