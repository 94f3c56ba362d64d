import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import type { Question } from '../lib/open-dialog.ts';
import { useLast } from '../lib/use-last.ts';
import type { RoleActs } from '../api/use-role-actions.ts';
import { RemoveRole } from './remove-role.tsx';
import { RightsDrawer } from './rights-drawer.tsx';
import { RoleDialog } from './role-dialog.tsx';

type QuestionsProps = {
  question: Question | undefined;
  roles: readonly TemplateRole[];
  people: readonly TemplateUser[];
  acts: RoleActs;
  onClose: () => void;
};

/** The dialogs and the drawer of the page; one of them is open at a time, and says the same while it closes. */
export function RoleQuestions({ question, roles, people, acts, onClose }: QuestionsProps) {
  const asked = useLast(question);
  if (!asked) return null;
  const { kind, role } = asked;
  const count = people.filter((user) => role?.userRole !== undefined && user.role === role.userRole).length;
  const common = { open: question !== undefined, people: count, acts, onClose };
  if (kind === 'remove') return <RemoveRole {...common} role={role} />;
  if (kind !== 'rights') return <RoleDialog {...common} key={asked.at} role={role} roles={roles} />;
  const live = roles.find(({ id }) => id === role.id);
  return live ? <RightsDrawer {...common} role={live} /> : null;
}
