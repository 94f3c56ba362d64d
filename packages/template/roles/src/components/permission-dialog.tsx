import type { Permission } from '@kado/contracts/template';
import { FormDialog } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Callout, Stack } from '@kado/ui';
import { usePermissionForm } from '../lib/use-permission-form.ts';
import type { PermissionActs } from '../api/use-permission-actions.ts';
import looks from './form.module.css';
import { PermissionFields } from './permission-fields.tsx';

type DialogProps = {
  open: boolean;
  /** The permission to edit; without one it is a new one. */
  permission: Permission | undefined;
  all: readonly Permission[];
  acts: PermissionActs;
  onClose: () => void;
};

/** Adds or edits a permission. What was filled in stays when saving fails. */
export function PermissionDialog({ open, permission, all, acts, onClose }: DialogProps) {
  const { t } = useTranslation('template-roles');
  const form = usePermissionForm({ permission, all, onSave: acts.save, onSaved: onClose });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={t(permission ? 'permission.editTitle' : 'permission.addTitle')}
      sendLabel={t('permission.save')}
      busy={acts.saving}
      className={looks.form}
      onSubmit={form.submit}
    >
      <Stack>
        {permission && (
          <Callout tone="warn" title={t('permission.warnTitle')}>
            {t('permission.warn')}
          </Callout>
        )}
        {form.failure && (
          <Callout live tone="error" title={t('permission.failed')}>
            {form.failure}
          </Callout>
        )}
        <PermissionFields form={form} />
      </Stack>
    </FormDialog>
  );
}
