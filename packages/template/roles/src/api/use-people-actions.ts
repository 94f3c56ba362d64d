import type { TemplateUser } from '@kado/contracts/template';
import { useMutationToast } from '@kado/feature-kit';
import { useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import type { Group } from '../lib/groups.ts';
import { type Move, useRolesMoveMutation } from './people-api.ts';

/** Moves people to a group, with an undo in the toast. Resolves to whether it succeeded; never rejects. */
export function usePeopleActions() {
  const { t } = useTranslation(['template-roles', 'common']);
  const words = useUserWords();
  const report = useMutationToast();
  const [send, sending] = useRolesMoveMutation();
  const move = (moves: readonly Move[]) => send(moves).unwrap();
  return {
    moving: sending.isLoading,
    move: (people: readonly TemplateUser[], role: Group): Promise<boolean> => {
      const others = people.filter((user) => user.role !== role);
      if (others.length === 0) return Promise.resolve(true);
      const before = others.map((user): Move => ({ id: user.id, role: user.role }));
      const text = t('toast.moved', { count: others.length, group: words.role(role) });
      const undo = { label: t('common:action.undo'), onUndo: () => void report(move(before)) };
      return report(move(others.map(({ id }) => ({ id, role }))), () => ({ text, tone: 'good', undo }));
    },
  };
}

/** The writes to people. */
export type PeopleActions = ReturnType<typeof usePeopleActions>;
