import { type TemplateUser, TemplateUserChange } from '@kado/contracts/template';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { SelectField } from '@kado/ui';
import { Switch } from '@kado/template-ui';
import { useState } from 'react';
import { useBillTo } from '../api/use-bill-to.ts';
import type { UserActions } from '../api/use-user-actions.ts';
import { useChoices } from '../lib/use-choices.ts';
import styles from './form-grid.module.css';
import { UserTextField } from './user-text-field.tsx';

const TEXTS = ['fullName', 'username', 'email', 'taxId', 'contact', 'language', 'country'] as const;
const SELECTS = ['status', 'billing'] as const;

const valuesOf = ({ fullName, username, email, taxId, contact, language, country, status, billing }: TemplateUser) => ({
  fullName,
  username,
  email,
  taxId: taxId ?? '',
  contact,
  language: language ?? '',
  country,
  status,
  billing,
});

type EditProps = { user: TemplateUser; open: boolean; actions: UserActions; onClose: () => void };

/** Edits a user's profile. */
export function EditDialog({ user, open, actions, onClose }: EditProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const choices = useChoices();
  const { control, handleSubmit, formState } = useSchemaForm(TemplateUserChange, {
    defaultValues: valuesOf(user),
    message: ({ path }) => (path === 'email' ? t('field.badEmail') : t('field.missing')),
  });
  const [isBilled, setBilled] = useState(false);
  const billTo = useBillTo();
  const submit = handleSubmit(async (change) => {
    const saved = await actions.update({ id: user.id, ...change });
    if (saved && (!isBilled || (await billTo.save({ ...user, ...change })))) onClose();
  });
  return (
    <FormDialog
      open={open}
      title={t('edit.title', { name: user.fullName })}
      sendLabel={t('common:action.save')}
      busy={actions.busy || billTo.busy}
      size="wide"
      unsaved={(formState.isDirty || isBilled) && t('unsaved')}
      className={styles.grid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {TEXTS.map((text) => (
        <FormField key={text} control={control} name={text}>
          {(field) => <UserTextField text={text} {...field} />}
        </FormField>
      ))}
      {SELECTS.map((name) => (
        <FormField key={name} control={control} name={name}>
          {(field) => <SelectField label={t(`${name}.label`)} options={choices[name]} {...field} />}
        </FormField>
      ))}
      <div className={styles.wide}>
        <Switch checked={isBilled} detail={t('edit.billToDetail')} onChange={setBilled}>
          {t('edit.billTo')}
        </Switch>
      </div>
    </FormDialog>
  );
}
