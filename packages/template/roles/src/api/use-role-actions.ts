import type { TemplateRole, TemplateRoleDraft } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { useCan } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import { freeName } from '../lib/names.ts';
import { type Matrix, undoChange } from '../lib/rights.ts';
import { useLazyRolesAllQuery, useRolesAllQuery, useRolesRemoveMutation, useRolesSaveMutation } from './roles-api.ts';

/** The writes to roles. Each shows a toast; only `save` rejects. */
export function useRoleActions() {
  const { t } = useTranslation(['template-roles', 'common']);
  const toast = useToast();
  const report = useMutationToast();
  const { data: roles = [] } = useRolesAllQuery();
  const [refetch] = useLazyRolesAllQuery();
  const [save, saving] = useRolesSaveMutation();
  const [copy, copying] = useRolesSaveMutation();
  const [remove, removing] = useRolesRemoveMutation();
  const mayRemove = useCan({ action: 'delete', subject: 'Role' });
  const undo = (onUndo: () => void) => ({ label: t('common:action.undo'), onUndo });
  const setRights = ({ id, name }: TemplateRole, matrix: Matrix) => save({ id, name, matrix }).unwrap();
  return {
    saving: saving.isLoading,
    removing: removing.isLoading,
    /** Rejects when it fails: the dialog shows the failure. */
    save: (draft: TemplateRoleDraft) =>
      save(draft)
        .unwrap()
        .then(() => toast({ text: t('toast.saved', { name: draft.name }), tone: 'good' })),
    /** Applies immediately. The undo keeps later changes. */
    setRights: (role: TemplateRole, matrix: Matrix) => {
      const restore = async () => {
        const now = (await refetch(undefined, true).unwrap()).find(({ id }) => id === role.id);
        if (now) await setRights(now, undoChange(now.matrix, role.matrix, matrix));
      };
      const text = t('toast.rights', { name: role.name });
      return report(setRights(role, matrix), () => ({ text, tone: 'good', undo: undo(() => void report(restore())) }));
    },
    /** Does nothing while another copy is being made. */
    duplicate: async ({ name, matrix }: TemplateRole) => {
      if (copying.isLoading) return false;
      const copyName = freeName(t('role.copyName', { name }), roles);
      // The undo deletes the copy, which needs its own right.
      return report(copy({ name: copyName, matrix }).unwrap(), ({ role }) => ({
        text: t('toast.copied', { name: copyName }),
        tone: 'good',
        ...(mayRemove && { undo: undo(() => void report(remove(role.id).unwrap())) }),
      }));
    },
    remove: ({ id, name }: TemplateRole) => report(remove(id).unwrap(), t('toast.removed', { name })),
  };
}

/** The writes to roles. */
export type RoleActions = ReturnType<typeof useRoleActions>;
