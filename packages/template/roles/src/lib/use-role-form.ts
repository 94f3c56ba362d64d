import { type FormEvent, useState } from 'react';
import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import type { Group } from './groups.ts';
import { focusName, nameProblem } from './names.ts';
import { EMPTY, type Matrix } from './rights.ts';

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
  return { ...(role && { id: role.id }), name: name.trim(), matrix, ...(moved && { userRole: group || null }) };
}

/** What the form of a role holds, what is wrong with it, and how it is sent. */
export function useRoleForm({ role, roles, onSave, onSaved }: FormOptions) {
  const { t } = useTranslation(['template-roles', 'common']);
  const [fields, setFields] = useState<Fields>({
    name: role?.name ?? '',
    matrix: role?.matrix ?? EMPTY,
    group: role?.userRole ?? '',
  });
  // As they were when the form opened: once it is saved, its own name is taken.
  const [others] = useState(roles);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = nameProblem(fields.name, others, role?.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (problem) focusName(event.currentTarget);
    else
      void onSave(draftOf(fields, role)).then(onSaved, (error: unknown) =>
        setFailure(errorText(error) ?? t('common:error.text')),
      );
  };
  return {
    ...fields,
    change: (next: Partial<Fields>) => setFields((old) => ({ ...old, ...next })),
    nameError: tried && problem ? t(problem === 'missing' ? 'dialog.nameMissing' : 'dialog.nameTaken') : undefined,
    failure,
    submit,
  };
}

/** The form of a role. */
export type RoleForm = ReturnType<typeof useRoleForm>;
