import * as z from 'zod/mini';
import { useState } from 'react';
import { type Permission, PERMISSION_ROLES } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { FORM_ERROR, FormField, useSchemaForm } from '@kado/feature-kit/form';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Callout, Stack } from '@kado/ui';
import { Switch } from '@kado/template-ui';
import type { PermissionActions } from '../api/use-permission-actions.ts';
import { freeNameSchema } from '../lib/names.ts';
import { AssignedRoles } from './assigned-roles.tsx';
import looks from './form.module.css';
import { NameField } from './name-field.tsx';

type DialogProps = {
  open: boolean;
  /** The permission to edit; without one a new permission is added. */
  permission: Permission | undefined;
  all: readonly Permission[];
  actions: PermissionActions;
  onClose: () => void;
};

function usePermissionForm({ permission, all }: Pick<DialogProps, 'permission' | 'all'>) {
  const { t } = useTranslation('template-roles');
  // The permissions at the time the dialog opened: after a save, the saved name would count as taken.
  const [schema] = useState(() =>
    z.object({
      name: freeNameSchema(all, permission?.id),
      assignedTo: z.array(z.enum(PERMISSION_ROLES)),
      core: z.boolean(),
    }),
  );
  return useSchemaForm(schema, {
    defaultValues: {
      name: permission?.name ?? '',
      assignedTo: permission?.assignedTo ?? ['administrator'],
      core: permission?.core ?? false,
    },
    message: ({ code }) => t(code === 'too_small' ? 'permission.nameMissing' : 'permission.nameTaken'),
  });
}

/** Adds or edits a permission. The typed values stay if the save fails. */
export function PermissionDialog({ open, permission, all, actions, onClose }: DialogProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  const { control, handleSubmit, setError, formState } = usePermissionForm({ permission, all });
  const submit = handleSubmit((draft) =>
    actions
      .save({ id: permission?.id, ...draft })
      .then(onClose, (cause: unknown) => setError(FORM_ERROR, { message: errorText(cause) ?? t('common:error.text') })),
  );
  const failure = formState.errors.root?.['server']?.message;
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(permission ? 'permission.editTitle' : 'permission.addTitle')}
      sendLabel={t('permission.save')}
      busy={actions.saving}
      unsaved={formState.isDirty && t('unsaved')}
      className={looks.form}
      onSubmit={(event) => void submit(event)}
    >
      <Stack>
        {permission && (
          <Callout tone="warn" title={t('permission.warnTitle')}>
            {t('permission.warn')}
          </Callout>
        )}
        {failure && (
          <Callout live tone="error" title={t('permission.failed')}>
            {failure}
          </Callout>
        )}
        <FormField control={control} name="name">
          {(field) => <NameField label={t('permission.name')} {...field} />}
        </FormField>
        <FormField control={control} name="assignedTo">
          {({ value, onChange }) => <AssignedRoles value={value} onChange={onChange} />}
        </FormField>
        <FormField control={control} name="core">
          {({ value, onChange }) => (
            <Switch checked={value} onChange={onChange} detail={t('permission.coreHint')}>
              {t('permission.core')}
            </Switch>
          )}
        </FormField>
      </Stack>
    </FormDialog>
  );
}
