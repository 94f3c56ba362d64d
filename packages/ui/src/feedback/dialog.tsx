import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import type { DialogProps } from './dialog-body.tsx';
import { lazyComponent } from './lazy-component.tsx';

/** A dialog that blocks the page. Its code loads when one first opens; closing returns the focus to the opener. */
export const Dialog = lazyComponent<DialogProps>(async () => (await import('./dialog-body.tsx')).DialogBody);

/** Props of ConfirmDialog. */
export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** `danger` if data is lost. */
  tone?: 'plain' | 'danger' | undefined;
  busy?: boolean | undefined;
};

/** A confirmation that describes what will happen. Escape and the first button cancel. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  tone = 'plain',
  busy,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      role="alertdialog"
      title={title}
      actions={
        <>
          <Button variant="plain" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'contained'} onClick={onConfirm} busy={busy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
