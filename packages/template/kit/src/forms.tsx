import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import {
  FormDialogLayout as Dialog,
  type FormDialogLayoutProps,
  FormDrawerLayout as Drawer,
  type FormDrawerLayoutProps,
} from '@kado/template-ui';
import { ConfirmDialog } from '@kado/ui';

const useFormLabels = () => {
  const { t } = useTranslation();
  return { closeLabel: t('action.close'), cancelLabel: t('action.cancel') };
};

type FormDialogProps = Omit<FormDialogLayoutProps, 'closeLabel' | 'cancelLabel'> & {
  /** The text of the confirmation that unsaved values will be lost; false if there are none. */
  unsaved: string | false;
};

/** A form in a modal dialog, with the common texts for cancelling. While it is being sent, closing needs no confirmation. */
export function FormDialog({ unsaved, ...props }: FormDialogProps) {
  const { t } = useTranslation();
  const labels = useFormLabels();
  const [isConfirming, setConfirming] = useState(false);
  const { open, busy, onClose } = props;
  const close = () => {
    setConfirming(false);
    onClose();
  };
  return (
    <>
      <Dialog {...props} {...labels} onClose={() => (unsaved && !busy ? setConfirming(true) : close())} />
      <ConfirmDialog
        open={open && isConfirming}
        tone="danger"
        title={unsaved}
        confirmLabel={t('action.close')}
        cancelLabel={t('action.back')}
        onConfirm={close}
        onCancel={() => setConfirming(false)}
      />
    </>
  );
}

/** A form in a drawer, with the common texts for cancelling. */
export function FormDrawer(props: Omit<FormDrawerLayoutProps, 'closeLabel' | 'cancelLabel'>) {
  return <Drawer {...props} {...useFormLabels()} />;
}
