import type { Permission } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import type { ToSave } from '../api/permissions-api.ts';
import type { Holder } from './groups.ts';
import { useNamedForm } from './use-named-form.ts';

type FormOptions = {
  /** The permission to edit; without one it is a new one. */
  permission: Permission | undefined;
  all: readonly Permission[];
  onSave: (permission: ToSave) => Promise<unknown>;
  onSaved: () => void;
};

type Fields = { name: string; assignedTo: readonly Holder[]; core: boolean };

/** The form of a permission: what it holds, what is wrong with it, and how it is sent. */
export function usePermissionForm({ permission, all, onSave, onSaved }: FormOptions) {
  const { t } = useTranslation('template-roles');
  return useNamedForm<Fields>({
    start: {
      name: permission?.name ?? '',
      assignedTo: permission?.assignedTo ?? ['administrator'],
      core: permission?.core ?? false,
    },
    own: permission?.id,
    all,
    words: { missing: t('permission.nameMissing'), taken: t('permission.nameTaken') },
    onSend: ({ name, assignedTo, core }) => onSave({ id: permission?.id, name, assignedTo: [...assignedTo], core }),
    onSaved,
  });
}

/** The form of a permission. */
export type PermissionForm = ReturnType<typeof usePermissionForm>;
