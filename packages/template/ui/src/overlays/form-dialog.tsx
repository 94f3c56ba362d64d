import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, Dialog, type DialogProps } from '@kado/ui';

/** Props of FormDialogLayout. */
export type FormDialogLayoutProps = Pick<DialogProps, 'open' | 'onClose' | 'title' | 'size'> & {
  closeLabel: string;
  /** Label of the submit button. */
  sendLabel: string;
  cancelLabel: string;
  busy?: boolean | undefined;
  /** Shown beside the buttons. */
  note?: ReactNode;
  /** The class of the form element. */
  className?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A form that blocks the page until it is submitted or cancelled. */
export function FormDialogLayout(props: FormDialogLayoutProps) {
  const { sendLabel, cancelLabel, busy, note, className, onSubmit, children, ...dialog } = props;
  const id = useId();
  const actions = (
    <>
      {note}
      <Button variant="plain" onClick={dialog.onClose}>
        {cancelLabel}
      </Button>
      <Button type="submit" form={id} busy={busy}>
        {sendLabel}
      </Button>
    </>
  );
  return (
    <Dialog {...dialog} actions={actions}>
      <form id={id} className={className} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
