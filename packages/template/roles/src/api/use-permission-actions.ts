import type { Permission } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { type PermissionToSave, usePermissionsRemoveMutation, usePermissionsSaveMutation } from './permissions-api.ts';

/** The writes to permissions. */
export function usePermissionActions() {
  const { t } = useTranslation('template-roles');
  const toast = useToast();
  const report = useMutationToast();
  const [save, saving] = usePermissionsSaveMutation();
  const [remove, removing] = usePermissionsRemoveMutation();
  return {
    saving: saving.isLoading,
    removing: removing.isLoading,
    /** Rejects when it fails: the dialog shows the failure. */
    save: (permission: PermissionToSave) =>
      save(permission)
        .unwrap()
        .then(() => toast({ text: t('toast.saved', { name: permission.name }), tone: 'good' })),
    remove: ({ id, name }: Permission) => report(remove(id).unwrap(), t('toast.removed', { name })),
  };
}

/** The writes to permissions. */
export type PermissionActions = ReturnType<typeof usePermissionActions>;
