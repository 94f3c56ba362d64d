import type { TemplateUserChange, TemplateUserDraft } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { type BulkResult, useBulkToast } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import {
  useUsersAddMutation,
  useUsersRemoveMutation,
  useUsersRestoreMutation,
  useUsersSuspendMutation,
  useUsersUpdateMutation,
} from './users-api.ts';

type UserIds = readonly number[];

const aboutUser = (id: number) => `user/${id}`;
/** The subject of a toast about these users. A toast about several users has none, so it replaces no other. */
const aboutAll = ([id, ...more]: UserIds) => (id === undefined || more.length > 0 ? undefined : aboutUser(id));

/** The toast that says for how many of the users the action succeeded. */
function useBulkToastOf() {
  const { t } = useTranslation('template-users');
  return (act: 'suspended' | 'restored' | 'removed') =>
    ({ done, failed }: BulkResult<unknown, unknown>) => {
      const count = done.length;
      const all = failed.length === 0;
      return { text: all ? t(`toast.${act}`, { count }) : t(`toast.${act}Some`, { count, total: count + failed.length }) };
    };
}

/** The actions on users. Each shows a toast; none rejects. Those on several users resolve to the ids that succeeded, the others to whether they succeeded. */
export function useUserActions() {
  const { t } = useTranslation('template-users');
  const report = useMutationToast();
  const reportEach = useBulkToast();
  const toastOf = useBulkToastOf();
  const [add, adding] = useUsersAddMutation();
  const [update, updating] = useUsersUpdateMutation();
  const [suspend, suspending] = useUsersSuspendMutation();
  const [restore, restoring] = useUsersRestoreMutation();
  const [remove, removing] = useUsersRemoveMutation();
  return {
    busy: [adding, updating, suspending, restoring, removing].some(({ isLoading }) => isLoading),
    add: (user: TemplateUserDraft) => report(add(user).unwrap(), t('toast.added', { name: user.fullName })),
    update: (change: TemplateUserChange & { id: number }, text = t('toast.saved')) =>
      report(update(change).unwrap(), text, undefined, aboutUser(change.id)),
    suspend: (ids: UserIds) => reportEach(suspend(ids).unwrap(), toastOf('suspended'), aboutAll(ids)),
    restore: (ids: UserIds) => reportEach(restore(ids).unwrap(), toastOf('restored'), aboutAll(ids)),
    remove: (ids: UserIds) => reportEach(remove(ids).unwrap(), toastOf('removed'), aboutAll(ids)),
  };
}

/** The actions on users. */
export type UserActions = ReturnType<typeof useUserActions>;
