import type { TemplateRole, TemplateUser } from '@kado/contracts';
import type { Question } from '../lib/question.ts';
import { useLast } from '../lib/use-last.ts';
import type { RoleActs } from '../state/use-role-acts.ts';
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

/** The dialogs and the drawer of the page; one of them is open at a time. */
export function RoleQuestions({ question, roles, people, acts, onClose }: QuestionsProps) {
  const { kind, role } = question ?? {};
  const form = useLast(kind === 'add' || kind === 'edit' ? question : undefined);
  const countOf = (one: TemplateRole | undefined) =>
    people.filter((user) => one?.userRole !== undefined && user.role === one.userRole).length;
  const common = { acts, onClose };
  return (
    <>
      {form && (
        <RoleDialog
          {...common}
          key={form.at}
          open={question === form}
          role={form.role}
          roles={roles}
          people={countOf(form.role)}
        />
      )}
      <RemoveRole {...common} role={kind === 'remove' ? role : undefined} people={countOf(role)} />
      <RightsDrawer
        {...common}
        role={kind === 'rights' ? roles.find(({ id }) => id === role?.id) : undefined}
        people={countOf(role)}
      />
    </>
  );
}
