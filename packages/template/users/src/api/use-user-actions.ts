import type { TemplateUserChange, TemplateUserDraft } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import {
  useUsersAddMutation,
  useUsersRemoveMutation,
  useUsersRestoreMutation,
  useUsersSuspendMutation,
  useUsersUpdateMutation,
} from './users-api.ts';

type UserIds = readonly number[];

/** The writes to users. Each shows a toast and resolves to whether it succeeded; none rejects. */
export function useUserActions() {
  const { t } = useTranslation('template-users');
  const report = useMutationToast();
  const [add, adding] = useUsersAddMutation();
  const [update, updating] = useUsersUpdateMutation();
  const [suspend, suspending] = useUsersSuspendMutation();
  const [restore, restoring] = useUsersRestoreMutation();
  const [remove, removing] = useUsersRemoveMutation();
  return {
    busy: [adding, updating, suspending, restoring, removing].some(({ isLoading }) => isLoading),
    add: (user: TemplateUserDraft) => report(add(user).unwrap(), t('toast.added', { name: user.fullName })),
    update: (change: TemplateUserChange & { id: number }, text = t('toast.saved')) => report(update(change).unwrap(), text),
    suspend: (ids: UserIds) => report(suspend(ids).unwrap(), t('toast.suspended', { count: ids.length })),
    restore: (ids: UserIds) => report(restore(ids).unwrap(), t('toast.restored', { count: ids.length })),
    remove: (ids: UserIds) => report(remove(ids).unwrap(), t('toast.removed', { count: ids.length })),
  };
}

/** The writes to users. */
export type UserActions = ReturnType<typeof useUserActions>;
