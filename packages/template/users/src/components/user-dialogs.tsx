import type { TemplateUser } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import type { Disclosure } from '@kado/template-kit';
import { ConfirmDialog } from '@kado/ui';
import type { UserActions } from '../api/use-user-actions.ts';
import { EditDialog } from './edit-dialog.tsx';

/** A dialog about users: confirms removing or suspending them, or edits one. */
export type UserDialog = { kind: 'remove' | 'suspend' | 'edit'; users: readonly TemplateUser[] };
/** Opens a dialog. */
export type OpenDialog = (dialog: UserDialog) => void;

type DialogsProps = {
  dialog: Disclosure<UserDialog>;
  actions: UserActions;
  /** Called with the ids of the users for whom the action succeeded. */
  onClose: (done: readonly number[]) => void;
};

/** The dialogs about users; a closing dialog keeps its content. */
export function UserDialogs({ dialog, actions, onClose }: DialogsProps) {
  const { t } = useTranslation(['template-users', 'common']);
  const { content, isOpen: open } = dialog;
  if (!content) return null;
  const { kind, users } = content;
  const [first] = users;
  const count = users.length;
  const name = count === 1 && first ? first.fullName : undefined;
  if (kind === 'edit') {
    if (!first) return null;
    return <EditDialog key={dialog.count} user={first} open={open} actions={actions} onClose={() => onClose([])} />;
  }
  // After a failure the dialog stays open to try again.
  const confirm = async () => {
    const done = await actions[kind](users.map(({ id }) => id));
    if (done.length > 0) onClose(done);
  };
  return (
    <ConfirmDialog
      open={open}
      busy={actions.busy}
      tone="danger"
      title={name ? t(`${kind}.one`, { name }) : t(`${kind}.title`, { count })}
      confirmLabel={t(`${kind}.confirm`)}
      cancelLabel={t('common:action.cancel')}
      onCancel={() => onClose([])}
      onConfirm={() => void confirm()}
    >
      {t(`${kind}.text`, { count })}
    </ConfirmDialog>
  );
}
