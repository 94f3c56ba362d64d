import type { FormEvent } from 'react';
import { TemplateUserDraft } from '@kado/contracts/template';
import { FormField, useSchemaForm } from '@kado/feature-kit/form';
import { FormDrawer, submitDraft } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { SelectField, Stack } from '@kado/ui';
import type { UserActions } from '../api/use-user-actions.ts';
import { useChoices } from '../lib/use-choices.ts';
import { UserTextField } from './user-text-field.tsx';

const TEXTS = ['fullName', 'username', 'email', 'company', 'country', 'contact'] as const;
const SELECTS = [
  ['role', 'role'],
  ['plan', 'currentPlan'],
  ['status', 'status'],
  ['billing', 'billing'],
] as const;

const EMPTY: TemplateUserDraft = {
  fullName: '',
  username: '',
  email: '',
  company: '',
  country: '',
  contact: '',
  role: 'subscriber',
  currentPlan: 'basic',
  status: 'active',
  billing: 'Auto Debit',
};

type AddProps = { open: boolean; actions: UserActions; onClose: () => void };

/** Adds a user. A draft stays in the closed drawer until it is saved. */
export function AddDrawer({ open, actions, onClose }: AddProps) {
  const { t } = useTranslation('template-users');
  const choices = useChoices();
  const form = useSchemaForm(TemplateUserDraft, {
    defaultValues: EMPTY,
    message: ({ path }) =>
      path === 'email' ? t('field.badEmail') : t('field.fill', { field: t(`field.${path as (typeof TEXTS)[number]}`) }),
  });
  const submit = submitDraft(form, async (user) => {
    const added = await actions.add(user);
    if (added) onClose();
    return added;
  });
  return (
    <FormDrawer
      open={open}
      onClose={onClose}
      title={t('add.title')}
      detail={t('add.detail')}
      sendLabel={t('add.confirm')}
      busy={actions.busy}
    >
      {(id) => (
        <Stack as="form" id={id} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
          {TEXTS.map((text) => (
            <FormField key={text} control={form.control} name={text}>
              {(field) => <UserTextField text={text} required {...field} />}
            </FormField>
          ))}
          {SELECTS.map(([choice, name]) => (
            <FormField key={name} control={form.control} name={name}>
              {(field) => <SelectField label={t(`${choice}.label`)} options={choices[choice]} {...field} />}
            </FormField>
          ))}
        </Stack>
      )}
    </FormDrawer>
  );
}
