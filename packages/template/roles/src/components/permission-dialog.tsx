import { useId } from 'react';
import type { Permission } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Callout, Dialog, Stack } from '@kado/ui';
import { usePermissionForm } from '../lib/use-permission-form.ts';
import type { PermissionActs } from '../state/use-permission-acts.ts';
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
  const { t } = useTranslation(['template-roles', 'common']);
  const id = useId();
  const form = usePermissionForm({ permission, all, onSave: acts.save, onSaved: onClose });
  const actions = (
    <>
      <Button variant="plain" onClick={onClose}>
        {t('common:action.cancel')}
      </Button>
      <Button type="submit" form={id} busy={acts.saving}>
        {t('permission.save')}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={t('common:action.close')}
      title={t(permission ? 'permission.editTitle' : 'permission.addTitle')}
      actions={actions}
    >
      <Stack as="form" className={looks.form} id={id} noValidate onSubmit={form.submit}>
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
    </Dialog>
  );
}
