import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { useCan } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { freeName } from '../lib/names.ts';
import { type Matrix, takeBack } from '../lib/rights.ts';
import { useLazyRolesAllQuery, useRolesAllQuery, useRolesRemoveMutation, useRolesSaveMutation } from './roles.ts';

/** What can be done to roles. Each says how it went; none rejects. */
export function useRoleActs() {
  const { t } = useTranslation(['template-roles', 'common']);
  const toast = useToast();
  const { data: roles = [] } = useRolesAllQuery();
  const [recall] = useLazyRolesAllQuery();
  const [save, saving] = useRolesSaveMutation();
  const [remove, removing] = useRolesRemoveMutation();
  const mayRemove = useCan({ action: 'delete', subject: 'Role' });
  const failed = (error: unknown): false => {
    toast({ text: errorText(error) ?? t('common:error.text'), tone: 'bad' });
    return false;
  };
  const undo = (onUndo: () => void) => ({ label: t('common:action.undo'), onUndo });
  const setRights = ({ id, name }: TemplateRole, matrix: Matrix) => save({ id, name, matrix }).unwrap();
  const removeOne = (id: number, text?: string): Promise<boolean> =>
    remove(id)
      .unwrap()
      .then(() => {
        if (text) toast({ text, tone: 'good' });
        return true;
      }, failed);
  return {
    saving: saving.isLoading,
    removing: removing.isLoading,
    /** The caller shows a failure, beside what was filled in. */
    save: (draft: TemplateRoleDraft) =>
      save(draft)
        .unwrap()
        .then(() => toast({ text: t('toast.saved', { name: draft.name }), tone: 'good' })),
    /** Takes effect at once. Taken back later, it leaves alone what was changed since. */
    setRights: (role: TemplateRole, matrix: Matrix) => {
      const back = async () => {
        const now = (await recall(undefined, true).unwrap()).find(({ id }) => id === role.id);
        if (now) await setRights(now, takeBack(now.matrix, role.matrix, matrix));
      };
      const text = t('toast.rights', { name: role.name });
      return setRights(role, matrix).then(
        () => toast({ text, tone: 'good', undo: undo(() => void back().then(undefined, failed)) }),
        failed,
      );
    },
    duplicate: ({ name, matrix }: TemplateRole) => {
      const copy = freeName(t('role.copyName', { name }), roles);
      return save({ name: copy, matrix })
        .unwrap()
        .then(({ role }) => {
          // Taking it back deletes it, which is a right of its own.
          const back = mayRemove && { undo: undo(() => void removeOne(role.id)) };
          toast({ text: t('toast.copied', { name: copy }), tone: 'good', ...back });
        }, failed);
    },
    remove: ({ id, name }: TemplateRole) => removeOne(id, t('toast.removed', { name })),
  };
}

/** What can be done to roles. */
export type RoleActs = ReturnType<typeof useRoleActs>;
