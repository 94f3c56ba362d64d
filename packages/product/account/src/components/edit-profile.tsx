import type { User } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { DialogForm, fieldErrorsOf } from '@kado/product-ui';
import { FormField, showFieldErrors, useFormDraft, usePersistDraft, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { LANGUAGES, useTranslation } from '@kado/i18n';
import { countries, updateStoredUser, useAppDispatch, useLoaded } from '@kado/state';
import { SelectField, Text, TextField, useToast } from '@kado/ui';
import { useState } from 'react';
import { useChangeMeMutation } from '../api/profile.ts';
import { draftFrom, isDraft, type ProfileDraft } from '../lib/draft.ts';
import { ProfileForm } from '../lib/schemas.ts';

function useProfileForm(user: User, onClose: () => void) {
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const textOf = useErrorText();
  const [change] = useChangeMeMutation();
  const draft = useFormDraft({ name: 'profile', at: '/profile', fits: isDraft });
  const [start] = useState(() => draft.start ?? draftFrom(user));
  const form = useSchemaForm(ProfileForm, {
    defaultValues: start,
    message: ({ path, input }) => {
      if (path !== 'firstName' && path !== 'lastName') return t('edit.choose');
      return t(String(input).trim() === '' ? 'edit.nameMissing' : 'edit.nameWrong');
    },
  });
  usePersistDraft(draftFrom(useWatch({ control: form.control }) as ProfileDraft), start, draft.save);
  const close = () => {
    draft.clear();
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    const { data, error } = await change(values);
    if (error) return showFieldErrors({ message: textOf(error), fields: fieldErrorsOf(error) }, values, form.setError);
    if (data) await dispatch(updateStoredUser(data));
    toast({ text: t('edit.done'), tone: 'good' });
    return close();
  });
  return { ...form, submit, close };
}

/** Edits the name, the country and the language of e-mails. The draft survives a reload until it is saved or discarded. */
export function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('product-account');
  const { control, formState, submit, close } = useProfileForm(user, onClose);
  const offered = useLoaded(countries, undefined).data ?? [];
  const known = offered.some(({ iso }) => iso === user.countryIso) ? offered : [{ iso: user.countryIso, name: user.countryIso }];
  return (
    <DialogForm
      title={t('edit.title')}
      submitLabel={t('edit.save')}
      busy={formState.isSubmitting}
      failure={formState.errors.root?.['server']?.message}
      onSubmit={submit}
      onClose={close}
    >
      <FormField control={control} name="firstName">
        {(field) => <TextField label={t('edit.firstName')} autoComplete="given-name" {...field} />}
      </FormField>
      <FormField control={control} name="lastName">
        {(field) => <TextField label={t('edit.lastName')} autoComplete="family-name" {...field} />}
      </FormField>
      <FormField control={control} name="countryIso">
        {(field) => (
          <SelectField
            label={t('profile.country')}
            autoComplete="country"
            options={known.map(({ iso, name }) => ({ value: iso, label: name }))}
            {...field}
          />
        )}
      </FormField>
      <FormField control={control} name="languageCode">
        {(field) => (
          <SelectField
            label={t('edit.language')}
            options={LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }))}
            {...field}
          />
        )}
      </FormField>
      <Text size="small" tone="quiet">
        {t('edit.languageNote')}
      </Text>
    </DialogForm>
  );
}
