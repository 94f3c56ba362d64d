import { useTranslation } from '@kado/i18n';
import { FormDialog as Dialog, type FormDialogProps, FormDrawer as Drawer, type FormDrawerProps } from '@kado/template-ui';

const useWays = () => {
  const { t } = useTranslation();
  return { closeLabel: t('action.close'), cancelLabel: t('action.cancel') };
};

/** A form that blocks the page until it is sent or given up, with the common words for giving up. */
export function FormDialog(props: Omit<FormDialogProps, 'closeLabel' | 'cancelLabel'>) {
  return <Dialog {...props} {...useWays()} />;
}

/** A form in a drawer, with the common words for giving up. */
export function FormDrawer(props: Omit<FormDrawerProps, 'closeLabel' | 'cancelLabel'>) {
  return <Drawer {...props} {...useWays()} />;
}
