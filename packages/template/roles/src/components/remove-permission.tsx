import type { Permission } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Button, ConfirmDialog, Dialog } from '@kado/ui';
import type { PermissionActions } from '../api/use-permission-actions.ts';

type RemoveProps = {
  open: boolean;
  permission: Permission;
  actions: PermissionActions;
  onEdit: (permission: Permission) => void;
  onClose: () => void;
};

/** Explains that a core permission cannot be deleted, and links to its form for those who may edit it. */
function CorePermissionDialog({ open, permission, onEdit, onClose }: Omit<RemoveProps, 'actions'>) {
  const { t } = useTranslation(['template-roles', 'common']);
  const actions = (
    <>
      <Button variant="plain" onClick={onClose}>
        {t('common:action.cancel')}
      </Button>
      <Allowed action="update" subject="Permission">
        <Button variant="contained" onClick={() => onEdit(permission)}>
          {t('permission.coreEdit')}
        </Button>
      </Allowed>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={t('permission.coreTitle', { name: permission.name })}
      actions={actions}
    >
      {t('permission.coreText')}
    </Dialog>
  );
}

/** Confirms deleting a permission; a core permission cannot be deleted. */
export function RemovePermission({ actions, ...props }: RemoveProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  const { open, permission, onClose } = props;
  const { name, core, assignedTo } = permission;
  if (core) return <CorePermissionDialog {...props} />;
  return (
    <ConfirmDialog
      open={open}
      tone="danger"
      busy={actions.removing}
      title={t('permission.removeTitle', { name })}
      confirmLabel={t('permission.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={onClose}
      onConfirm={() => void actions.remove(permission).then((done) => done && onClose())}
    >
      {t('permission.removeText', { count: assignedTo.length })}
    </ConfirmDialog>
  );
}
