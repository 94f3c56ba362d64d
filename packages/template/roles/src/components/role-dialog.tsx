import * as z from 'zod/mini';
import { useState } from 'react';
import { TemplateRoleDraft, type TemplateRole } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { FORM_ERROR, FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Callout, Stack, Text } from '@kado/ui';
import type { RoleActions } from '../api/use-role-actions.ts';
import { GROUPS } from '../lib/groups.ts';
import { freeNameSchema } from '../lib/names.ts';
import { EMPTY } from '../lib/rights.ts';
import looks from './form.module.css';
import { NameField } from './name-field.tsx';
import { RightsMatrix } from './rights-matrix.tsx';
import { GroupField, StartField } from './role-fields.tsx';
import styles from './role-dialog.module.css';

type DialogProps = {
  open: boolean;
  /** The role to edit; without one a new role is added. */
  role: TemplateRole | undefined;
  roles: readonly TemplateRole[];
  people: number;
  actions: RoleActions;
  onClose: () => void;
};

function useRoleForm({ role, roles }: Pick<DialogProps, 'role' | 'roles'>) {
  const { t } = useTranslation('template-roles');
  // The roles at the time the dialog opened: after a save, the saved name would count as taken.
  const [schema] = useState(() =>
    z.object({
      name: freeNameSchema(roles, role?.id),
      matrix: TemplateRoleDraft.shape.matrix,
      group: z.enum(['', ...GROUPS]),
    }),
  );
  return useSchemaForm(schema, {
    defaultValues: { name: role?.name ?? '', matrix: role?.matrix ?? EMPTY, group: role?.userRole ?? '' },
    message: ({ code }) => t(code === 'too_small' ? 'dialog.nameMissing' : 'dialog.nameTaken'),
  });
}

/** Adds or edits a role. The typed values stay if the save fails. */
export function RoleDialog({ open, role, roles, people, actions, onClose }: DialogProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  const { control, handleSubmit, setError, setValue, formState } = useRoleForm({ role, roles });
  const matrix = useWatch({ control, name: 'matrix' });
  const setMatrix = (next: typeof matrix) => setValue('matrix', next, { shouldDirty: true });
  const submit = handleSubmit(({ name, matrix: rights, group }) => {
    // The group is sent only if it changed, so that saving a name moves nobody.
    const moved = group !== (role?.userRole ?? '');
    const draft = { ...(role && { id: role.id }), name, matrix: rights, ...(moved && { userRole: group || null }) };
    return actions
      .save(draft)
      .then(onClose, (cause: unknown) => setError(FORM_ERROR, { message: errorText(cause) ?? t('common:error.text') }));
  });
  const held = people > 0 ? t('dialog.held', { count: people }) : t('dialog.heldByNobody');
  const failure = formState.errors.root?.['server']?.message;
  return (
    <FormDialog
      open={open}
      size="wide"
      onClose={onClose}
      title={t(role ? 'dialog.editTitle' : 'dialog.addTitle')}
      note={<span className={styles.rule}>{t('matrix.rule')}</span>}
      sendLabel={t('dialog.save')}
      busy={actions.saving}
      unsaved={formState.isDirty && t('unsaved')}
      className={looks.form}
      onSubmit={(event) => void submit(event)}
    >
      <Stack>
        <Text size="tiny" tone="quiet">
          {role ? held : t('dialog.new')}
        </Text>
        {failure && (
          <Callout live tone="error" title={t('dialog.failed')}>
            {failure}
          </Callout>
        )}
        <FormField control={control} name="name">
          {(field) => <NameField label={t('dialog.name')} {...field} />}
        </FormField>
        <div className={styles.pair}>
          <FormField control={control} name="group">
            {(field) => <GroupField field={field} role={role} roles={roles} />}
          </FormField>
          {!role && <StartField roles={roles} onChoose={setMatrix} />}
        </div>
        <RightsMatrix matrix={matrix} onChange={setMatrix} />
      </Stack>
    </FormDialog>
  );
}
