import type { Permission } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { type ToSave, usePermissionsRemoveMutation, usePermissionsSaveMutation } from './permissions-api.ts';

/** What can be done to permissions. */
export function usePermissionActs() {
  const { t } = useTranslation(['template-roles', 'common']);
  const toast = useToast();
  const [save, saving] = usePermissionsSaveMutation();
  const [remove, removing] = usePermissionsRemoveMutation();
  return {
    saving: saving.isLoading,
    removing: removing.isLoading,
    /** The caller shows a failure, beside what was filled in. */
    save: (permission: ToSave) =>
      save(permission)
        .unwrap()
        .then(() => toast({ text: t('toast.saved', { name: permission.name }), tone: 'good' })),
    /** Says how it went and never rejects. */
    remove: ({ id, name }: Permission) =>
      remove(id)
        .unwrap()
        .then(
          () => toast({ text: t('toast.removed', { name }), tone: 'good' }),
          (error: unknown) => toast({ text: errorText(error) ?? t('common:error.text'), tone: 'bad' }),
        ),
  };
}

/** What can be done to permissions. */
export type PermissionActs = ReturnType<typeof usePermissionActs>;
