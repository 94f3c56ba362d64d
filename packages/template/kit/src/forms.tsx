import { useTranslation } from '@kado/i18n';
import {
  FormDialogLayout as Dialog,
  type FormDialogLayoutProps,
  FormDrawerLayout as Drawer,
  type FormDrawerLayoutProps,
} from '@kado/template-ui';

const useFormLabels = () => {
  const { t } = useTranslation();
  return { closeLabel: t('action.close'), cancelLabel: t('action.cancel') };
};

/** A form in a modal dialog, with the common texts for cancelling. */
export function FormDialog(props: Omit<FormDialogLayoutProps, 'closeLabel' | 'cancelLabel'>) {
  return <Dialog {...props} {...useFormLabels()} />;
}

/** A form in a drawer, with the common texts for cancelling. */
export function FormDrawer(props: Omit<FormDrawerLayoutProps, 'closeLabel' | 'cancelLabel'>) {
  return <Drawer {...props} {...useFormLabels()} />;
}
