import type { TemplateUser } from '@kado/contracts/template';
import { errorText } from '@kado/feature-kit';
import { useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { useToast } from '@kado/ui';
import type { Group } from '../lib/groups.ts';
import { type Move, useRolesMoveMutation } from './people-api.ts';

/** Brings people to a group, and back again when that is taken back; answers whether it went well and never rejects. */
export function usePeopleActs() {
  const { t } = useTranslation(['template-roles', 'common']);
  const words = useUserWords();
  const toast = useToast();
  const [move, moving] = useRolesMoveMutation();
  const failed = (error: unknown): false => {
    toast({ text: errorText(error) ?? t('common:error.text'), tone: 'bad' });
    return false;
  };
  const bring = (moves: readonly Move[]) => move(moves).unwrap();
  return {
    moving: moving.isLoading,
    bring: (people: readonly TemplateUser[], role: Group): Promise<boolean> => {
      const others = people.filter((user) => user.role !== role);
      if (others.length === 0) return Promise.resolve(true);
      const before = others.map((user): Move => ({ id: user.id, role: user.role }));
      const onUndo = () => void bring(before).then(undefined, failed);
      const text = t('toast.moved', { count: others.length, group: words.role(role) });
      return bring(others.map(({ id }) => ({ id, role }))).then(() => {
        toast({ text, tone: 'good', undo: { label: t('common:action.undo'), onUndo } });
        return true;
      }, failed);
    },
  };
}

/** What can be done to people. */
export type PeopleActs = ReturnType<typeof usePeopleActs>;
