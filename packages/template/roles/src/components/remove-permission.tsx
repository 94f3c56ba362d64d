import type { Permission } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { ConfirmDialog } from '@kado/ui';
import type { PermissionActs } from '../state/use-permission-acts.ts';

type RemoveProps = {
  open: boolean;
  permission: Permission;
  acts: PermissionActs;
  onEdit: (permission: Permission) => void;
  onClose: () => void;
};

/** Asks before a permission goes; a core one stays, and this says how to let it go all the same. */
export function RemovePermission({ open, permission, acts, onEdit, onClose }: RemoveProps) {
  const { t } = useTranslation(['template-roles', 'common']);
  const { name, core, assignedTo } = permission;
  return (
    <ConfirmDialog
      open={open}
      tone={core ? 'plain' : 'danger'}
      busy={acts.removing}
      title={t(core ? 'permission.coreTitle' : 'permission.removeTitle', { name })}
      confirmLabel={t(core ? 'permission.coreEdit' : 'permission.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={onClose}
      onConfirm={() => (core ? onEdit(permission) : void acts.remove(permission).then(onClose))}
    >
      {core ? t('permission.coreText') : t('permission.removeText', { count: assignedTo.length })}
    </ConfirmDialog>
  );
}
