import { useTranslation } from '@kado/i18n';
import { FormDialog as Dialog, type FormDialogProps } from '@kado/ui';

/** A form that blocks the page until it is sent or given up. */
export function FormDialog(props: Omit<FormDialogProps, 'closeLabel' | 'cancelLabel'>) {
  const { t } = useTranslation();
  return <Dialog {...props} closeLabel={t('action.close')} cancelLabel={t('action.cancel')} />;
}
