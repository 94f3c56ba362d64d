import type { TemplateRole, TemplateUser } from '@kado/contracts/template';
import type { Disclosure } from '@kado/template-kit';
import type { RoleActions } from '../api/use-role-actions.ts';
import type { RoleDialogState } from '../lib/role-dialog-state.ts';
import { RemoveRole } from './remove-role.tsx';
import { RightsDrawer } from './rights-drawer.tsx';
import { RoleDialog } from './role-dialog.tsx';

type DialogsProps = {
  dialog: Disclosure<RoleDialogState>;
  roles: readonly TemplateRole[];
  people: readonly TemplateUser[];
  actions: RoleActions;
};

/** The dialogs and the drawer of the roles page; one is open at a time, and a closing one keeps its content. */
export function RoleDialogs({ dialog, roles, people, actions }: DialogsProps) {
  if (!dialog.content) return null;
  const { kind, role } = dialog.content;
  const count = people.filter((user) => role?.userRole !== undefined && user.role === role.userRole).length;
  const common = { open: dialog.isOpen, people: count, actions, onClose: dialog.close };
  if (kind === 'remove') return <RemoveRole {...common} role={role} />;
  if (kind !== 'rights') return <RoleDialog {...common} key={dialog.count} role={role} roles={roles} />;
  const current = roles.find(({ id }) => id === role.id);
  return current ? <RightsDrawer {...common} role={current} /> : null;
}
