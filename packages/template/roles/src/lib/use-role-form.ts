import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import type { Group } from './groups.ts';
import { EMPTY, type Matrix } from './rights.ts';
import { useNamedForm } from './use-named-form.ts';

type FormOptions = {
  /** The role to edit; without one it is a new role. */
  role: TemplateRole | undefined;
  roles: readonly TemplateRole[];
  onSave: (draft: TemplateRoleDraft) => Promise<unknown>;
  onSaved: () => void;
};

type Fields = { name: string; matrix: Matrix; group: Group | '' };

/** Only a group that has changed is told, so that saving a name moves nobody. */
function draftOf({ name, matrix, group }: Fields, role: TemplateRole | undefined): TemplateRoleDraft {
  const moved = group !== (role?.userRole ?? '');
  return { ...(role && { id: role.id }), name, matrix, ...(moved && { userRole: group || null }) };
}

/** The form of a role: what it holds, what is wrong with it, and how it is sent. */
export function useRoleForm({ role, roles, onSave, onSaved }: FormOptions) {
  const { t } = useTranslation('template-roles');
  return useNamedForm<Fields>({
    start: { name: role?.name ?? '', matrix: role?.matrix ?? EMPTY, group: role?.userRole ?? '' },
    own: role?.id,
    all: roles,
    words: { missing: t('dialog.nameMissing'), taken: t('dialog.nameTaken') },
    onSend: (fields) => onSave(draftOf(fields, role)),
    onSaved,
  });
}

/** The form of a role. */
export type RoleForm = ReturnType<typeof useRoleForm>;
