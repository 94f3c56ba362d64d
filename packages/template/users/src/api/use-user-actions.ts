import type { TemplateUserChange, TemplateUserDraft } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import {
  useUsersAddMutation,
  useUsersRemoveMutation,
  useUsersRestoreMutation,
  useUsersSuspendMutation,
  useUsersUpdateMutation,
} from './users-api.ts';
import { useSaid } from './use-said.ts';

type Ids = readonly number[];

/** What can be done to users. Each says how it went and tells whether it went well; none rejects. */
export function useActions() {
  const { t } = useTranslation('template-users');
  const said = useSaid();
  const [add, adding] = useUsersAddMutation();
  const [update, updating] = useUsersUpdateMutation();
  const [suspend, suspending] = useUsersSuspendMutation();
  const [restore, restoring] = useUsersRestoreMutation();
  const [remove, removing] = useUsersRemoveMutation();
  return {
    busy: [adding, updating, suspending, restoring, removing].some(({ isLoading }) => isLoading),
    add: (user: TemplateUserDraft) => said(add(user).unwrap(), t('toast.added', { name: user.fullName })),
    update: (change: TemplateUserChange & { id: number }, text = t('toast.saved')) => said(update(change).unwrap(), text),
    suspend: (ids: Ids) => said(suspend(ids).unwrap(), t('toast.suspended', { count: ids.length })),
    restore: (ids: Ids) => said(restore(ids).unwrap(), t('toast.restored', { count: ids.length })),
    remove: (ids: Ids) => said(remove(ids).unwrap(), t('toast.removed', { count: ids.length })),
  };
}

/** What can be done to users. */
export type Acts = ReturnType<typeof useActions>;
