import { TextField } from '@kado/ui';

type NameProps = {
  label: string;
  form: { name: string; nameError: string | undefined; change: (next: { name: string }) => void };
};

/** The name of a role or a permission: the first field of its dialog. */
export function NameField({ label, form: { name, nameError, change } }: NameProps) {
  return (
    <TextField
      name="name"
      label={label}
      dir="auto"
      required
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
      autoFocus
      maxLength={60}
      value={name}
      error={nameError}
      onChange={(event) => change({ name: event.target.value })}
    />
  );
}
