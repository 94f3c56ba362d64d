import { SecretField, type SecretFieldProps } from '@kado/ui';

/** Props of PasswordField: the field's texts, then the props of an <input>. */
export type PasswordFieldProps = Omit<SecretFieldProps, 'autoComplete' | 'eyeSize'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password field; the eye button shows the password. */
export const PasswordField = (props: PasswordFieldProps) => (
  <SecretField spellCheck={false} autoCapitalize="none" eyeSize="small" {...props} />
);
