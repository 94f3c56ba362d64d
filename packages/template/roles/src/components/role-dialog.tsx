import type { TemplateRole } from '@kado/contracts/template';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Callout, Stack, Text } from '@kado/ui';
import { useRoleForm } from '../lib/use-role-form.ts';
import type { RoleActs } from '../api/use-role-actions.ts';
import looks from './form.module.css';
import { RoleFields } from './role-fields.tsx';
import styles from './role-dialog.module.css';

type DialogProps = {
  open: boolean;
  /** The role to edit; without one it is a new role. */
  role: TemplateRole | undefined;
  roles: readonly TemplateRole[];
  people: number;
  acts: RoleActs;
  onClose: () => void;
};

/** Adds or edits a role. What was filled in stays when saving fails. */
export function RoleDialog({ open, role, roles, people, acts, onClose }: DialogProps) {
  const { t } = useTranslation('template-roles');
  const form = useRoleForm({ role, roles, onSave: acts.save, onSaved: onClose });
  const held = people > 0 ? t('dialog.held', { count: people }) : t('dialog.heldByNobody');
  return (
    <FormDialog
      open={open}
      size="wide"
      onClose={onClose}
      title={t(role ? 'dialog.editTitle' : 'dialog.addTitle')}
      note={<span className={styles.rule}>{t('matrix.rule')}</span>}
      sendLabel={t('dialog.save')}
      busy={acts.saving}
      className={looks.form}
      onSubmit={form.submit}
    >
      <Stack>
        <Text size="tiny" tone="quiet">
          {role ? held : t('dialog.new')}
        </Text>
        {form.failure && (
          <Callout live tone="error" title={t('dialog.failed')}>
            {form.failure}
          </Callout>
        )}
        <RoleFields form={form} role={role} roles={roles} />
      </Stack>
    </FormDialog>
  );
}
