import { useTranslation } from '@kado/i18n';
import { TextField } from '@kado/ui';
import type { Problems } from '../lib/use-fields.ts';

/** What is written about a user. */
type Texts = Partial<
  Record<'fullName' | 'username' | 'email' | 'company' | 'taxId' | 'contact' | 'language' | 'country', string>
>;

type TextFieldsProps = {
  names: readonly (keyof Texts)[];
  required?: boolean;
  /** What `useFields` gives. */
  fields: { values: Texts; problems: Problems<Texts>; put: (change: Texts) => void };
};

/** A field for each of these texts about a user. */
export function TextFields({ names, required = false, fields: { values, problems, put } }: TextFieldsProps) {
  const { t } = useTranslation('template-users');
  return names.map((name) => (
    <TextField
      key={name}
      label={t(`field.${name}`)}
      required={required}
      dir={name === 'email' ? 'ltr' : 'auto'}
      type={name === 'email' ? 'email' : 'text'}
      autoComplete="off"
      value={values[name] ?? ''}
      error={problems[name]}
      onChange={(event) => put({ [name]: event.target.value })}
    />
  ));
}
