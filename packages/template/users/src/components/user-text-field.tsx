import { useTranslation } from '@kado/i18n';
import { TextField, type TextFieldProps } from '@kado/ui';

/** The text fields of a user that forms edit. */
export type UserText = 'fullName' | 'username' | 'email' | 'company' | 'taxId' | 'contact' | 'language' | 'country';

/** A text field of a user form, with its label, type and direction. */
export function UserTextField({ text, ...field }: { text: UserText } & Omit<TextFieldProps, 'label' | 'type' | 'dir'>) {
  const { t } = useTranslation('template-users');
  const email = text === 'email';
  return (
    <TextField
      label={t(`field.${text}`)}
      dir={email ? 'ltr' : 'auto'}
      type={email ? 'email' : 'text'}
      autoComplete="off"
      {...field}
    />
  );
}
