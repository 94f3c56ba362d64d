import { SecretField, type SecretFieldProps } from '@kado/ui';

/** Props of PasswordField: the words, then what an <input> takes. */
export type PasswordFieldProps = Omit<SecretFieldProps, 'autoComplete' | 'eyeSize'> & {
  autoComplete: 'current-password' | 'new-password';
};

/** A password, hidden until the eye is pressed. */
export const PasswordField = (props: PasswordFieldProps) => (
  <SecretField spellCheck={false} autoCapitalize="none" eyeSize="small" {...props} />
);
