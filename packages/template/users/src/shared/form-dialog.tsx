import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslation } from '@kado/i18n';
import { Button, Dialog } from '@kado/ui';

type FormDialogProps = {
  open: boolean;
  title: ReactNode;
  /** Says what its button does. */
  sendLabel: string;
  busy: boolean;
  size?: 'small' | 'wide';
  className?: string | undefined;
  onSubmit: (event: FormEvent<HTMLElement>) => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form that blocks the page until it is sent or given up. */
export function FormDialog(props: FormDialogProps) {
  const { open, title, sendLabel, busy, size = 'small', className, onSubmit, onClose, children } = props;
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('action.close')}
      title={title}
      size={size}
      actions={
        <>
          <Button variant="plain" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" form={id} busy={busy}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <form id={id} className={className} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    </Dialog>
  );
}
