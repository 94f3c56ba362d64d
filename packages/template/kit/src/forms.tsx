import { useTranslation } from '@kado/i18n';
import {
  FormDialogLayout as Dialog,
  type FormDialogLayoutProps,
  FormDrawerLayout as Drawer,
  type FormDrawerLayoutProps,
} from '@kado/template-ui';

const useWays = () => {
  const { t } = useTranslation();
  return { closeLabel: t('action.close'), cancelLabel: t('action.cancel') };
};

/** A form that blocks the page until it is sent or given up, with the common words for giving up. */
export function FormDialog(props: Omit<FormDialogLayoutProps, 'closeLabel' | 'cancelLabel'>) {
  return <Dialog {...props} {...useWays()} />;
}

/** A form in a drawer, with the common words for giving up. */
export function FormDrawer(props: Omit<FormDrawerLayoutProps, 'closeLabel' | 'cancelLabel'>) {
  return <Drawer {...props} {...useWays()} />;
}
