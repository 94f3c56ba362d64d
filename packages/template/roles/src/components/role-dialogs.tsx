import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import { useLast } from '@kado/template-kit';
import type { RoleActions } from '../api/use-role-actions.ts';
import type { RoleDialogState } from '../lib/role-dialog-state.ts';
import { RemoveRole } from './remove-role.tsx';
import { RightsDrawer } from './rights-drawer.tsx';
import { RoleDialog } from './role-dialog.tsx';

type DialogsProps = {
  dialog: RoleDialogState | undefined;
  roles: readonly TemplateRole[];
  people: readonly TemplateUser[];
  actions: RoleActions;
  onClose: () => void;
};

/** The dialogs and the drawer of the roles page; one is open at a time, and a closing one keeps its content. */
export function RoleDialogs({ dialog, roles, people, actions, onClose }: DialogsProps) {
  const last = useLast(dialog);
  if (!last) return null;
  const { kind, role } = last;
  const count = people.filter((user) => role?.userRole !== undefined && user.role === role.userRole).length;
  const common = { open: dialog !== undefined, people: count, actions, onClose };
  if (kind === 'remove') return <RemoveRole {...common} role={role} />;
  if (kind !== 'rights') return <RoleDialog {...common} key={last.openedAt} role={role} roles={roles} />;
  const current = roles.find(({ id }) => id === role.id);
  return current ? <RightsDrawer {...common} role={current} /> : null;
}
