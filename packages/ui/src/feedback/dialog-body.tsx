import MuiDialog from '@mui/material/Dialog';
import { type ReactNode, useId, useRef } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './dialog.module.css';
import { ToastPlace } from './toast.tsx';

/** Props of Dialog. */
export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Shows a close button in the corner. */
  closeLabel?: string | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  size?: 'small' | 'wide' | undefined;
};

/** The dialog itself; its code loads when one is first opened. If it contains a form, a click on the backdrop does not close it, so that typed values are not lost. */
export function DialogBody({
  open,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  role = 'dialog',
  size = 'small',
}: DialogProps) {
  const id = useId();
  const text = useRef<HTMLDivElement>(null);
  return (
    <MuiDialog
      open={open}
      onClose={(_, reason) => {
        if (reason !== 'backdropClick' || !text.current?.querySelector('form')) onClose();
      }}
      maxWidth={false}
      slotProps={{
        paper: {
          role,
          className: size === 'wide' ? styles.wide : styles.paper,
          'aria-labelledby': id,
          // Only for alert dialogs: in any other dialog a screen reader would read the whole form when it opens.
          'aria-describedby': role === 'alertdialog' ? `${id}-text` : undefined,
        },
      }}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        {closeLabel && <IconButton icon="x" size="small" label={closeLabel} onClick={onClose} />}
      </div>
      <div className={styles.text} id={`${id}-text`} ref={text}>
        {children}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      <ToastPlace />
    </MuiDialog>
  );
}
