import { TextField, type TextFieldProps } from '@kado/ui';

/** The name of a role or a permission: the first field of its dialog. */
export function NameField(props: TextFieldProps) {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that the person opened
  return <TextField dir="auto" required autoFocus maxLength={60} {...props} />;
}
