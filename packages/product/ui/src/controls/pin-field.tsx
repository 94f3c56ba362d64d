import { SecretField, type SecretFieldProps } from '@kado/ui';
import { CODE_LENGTH } from './code-keys.ts';
import { digitsOf } from './digits.ts';

/** Props of PinField. */
export type PinFieldProps = Omit<SecretFieldProps, 'autoComplete' | 'eyeSize' | 'value' | 'onChange'> & {
  value: string;
  /** Receives ASCII digits only, at most six. */
  onChange: (digits: string) => void;
  autoComplete?: 'current-password' | 'new-password' | 'off' | undefined;
};

/** A PIN in one field, hidden until the eye is pressed. */
export const PinField = ({ onChange, autoComplete = 'current-password', ...field }: PinFieldProps) => (
  <SecretField
    {...field}
    inputMode="numeric"
    autoComplete={autoComplete}
    onChange={({ target }) => onChange(digitsOf(target.value, CODE_LENGTH))}
  />
);
