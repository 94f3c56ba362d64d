import type { TemplateUser } from '@kado/contracts/template';
import { type BulkResult, useBulkToast, useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import type { Group } from '../lib/groups.ts';
import { type Move, useRolesMoveMutation } from './people-api.ts';

/** Moves people to a group, with an undo in the toast. Resolves to the ids of the people who are now in the group; never rejects. */
export function usePeopleActions() {
  const { t } = useTranslation(['template-roles', 'common']);
  const words = useUserWords();
  const reportEach = useBulkToast();
  const [send] = useRolesMoveMutation();
  const someText = ({ done, failed }: BulkResult<Move, unknown>) =>
    t('toast.movedSome', {
      done: done.length,
      total: done.length + failed.length,
      names: failed.map(({ user }) => user.fullName).join(t('common:list.comma')),
    });
  const undo = (done: readonly Move[]) =>
    reportEach(send(done.map(({ user }) => ({ user, role: user.role }))).unwrap(), (moved) =>
      moved.failed.length > 0 ? { text: someText(moved) } : undefined,
    );
  return {
    move: async (people: readonly TemplateUser[], role: Group): Promise<readonly number[]> => {
      const already = people.filter((user) => user.role === role);
      const others = people.filter((user) => user.role !== role);
      if (others.length === 0) return already.map(({ id }) => id);
      const done = await reportEach(send(others.map((user) => ({ user, role }))).unwrap(), (moved) => ({
        text: moved.failed.length > 0 ? someText(moved) : t('toast.moved', { count: moved.done.length, group: words.role(role) }),
        undo: { label: t('common:action.undo'), onUndo: () => void undo(moved.done) },
      }));
      return [...already, ...done.map(({ user }) => user)].map(({ id }) => id);
    },
  };
}

/** The writes to people. */
export type PeopleActions = ReturnType<typeof usePeopleActions>;
