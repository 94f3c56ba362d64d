import { type FormEvent, useState } from 'react';
import type { Permission } from '@kado/contracts';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import type { ToSave } from '../state/permissions.ts';
import type { Holder } from './groups.ts';
import { focusName, nameProblem } from './names.ts';

type FormOptions = {
  /** The permission to edit; without one it is a new one. */
  permission: Permission | undefined;
  all: readonly Permission[];
  onSave: (permission: ToSave) => Promise<unknown>;
  onSaved: () => void;
};

type Fields = { name: string; assignedTo: readonly Holder[]; core: boolean };

/** What the form of a permission holds, what is wrong with it, and how it is sent. */
export function usePermissionForm({ permission, all, onSave, onSaved }: FormOptions) {
  const { t } = useTranslation(['template-roles', 'common']);
  const [fields, setFields] = useState<Fields>({
    name: permission?.name ?? '',
    assignedTo: permission?.assignedTo ?? ['administrator'],
    core: permission?.core ?? false,
  });
  // As they were when the form opened: once it is saved, its own name is taken.
  const [others] = useState(all);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string>();
  const problem = nameProblem(fields.name, others, permission?.id);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setFailure(undefined);
    if (problem) {
      focusName(event.currentTarget);
      return;
    }
    const { name, assignedTo, core } = fields;
    void onSave({ id: permission?.id, name: name.trim(), assignedTo: [...assignedTo], core }).then(onSaved, (error: unknown) =>
      setFailure(errorText(error) ?? t('common:error.text')),
    );
  };
  return {
    ...fields,
    change: (next: Partial<Fields>) => setFields((old) => ({ ...old, ...next })),
    nameError: tried && problem ? t(problem === 'missing' ? 'permission.nameMissing' : 'permission.nameTaken') : undefined,
    failure,
    submit,
  };
}

/** The form of a permission. */
export type PermissionForm = ReturnType<typeof usePermissionForm>;
