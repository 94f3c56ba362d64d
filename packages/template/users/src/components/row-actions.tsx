import type { TemplateUser } from '@kado/contracts/template';
import { Allowed, useDenied } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { MenuButton, RowActions } from '@kado/template-ui';
import type { OpenDialog } from './user-dialogs.tsx';
import type { UserActions } from '../api/use-user-actions.ts';

/** The actions on one user. */
export function UserRowActions({
  user,
  actions,
  openDialog,
}: {
  user: TemplateUser;
  actions: UserActions;
  openDialog: OpenDialog;
}) {
  const { t } = useTranslation('template-users');
  const name = user.fullName;
  const word = user.status === 'active' ? 'suspend' : user.status === 'pending' ? 'approve' : 'restore';
  const denied = {
    change: useDenied({ action: 'update', subject: 'User' }, t(`row.${word}`)),
    remove: useDenied({ action: 'delete', subject: 'User' }, t('row.remove')),
  };
  const change = () => (word === 'suspend' ? openDialog({ kind: 'suspend', users: [user] }) : void actions.restore([user.id]));
  const icon = word === 'suspend' ? 'lock' : 'done';
  return (
    <RowActions>
      <IconButton size="small" icon="eye" label={t('row.open', { name })} to={`/apps/user/view/${user.id}`} />
      <Allowed action="update" subject="User" label={t('view.edit')}>
        <IconButton
          size="small"
          icon="edit"
          label={t('row.edit', { name })}
          onClick={() => openDialog({ kind: 'edit', users: [user] })}
        />
      </Allowed>
      <MenuButton
        icon="dots"
        label={t('row.more', { name })}
        entries={[
          { key: word, icon, label: t(`row.${word}`), denied: denied.change, onClick: change },
          {
            key: 'remove',
            icon: 'trash',
            label: t('row.remove'),
            apart: true,
            denied: denied.remove,
            onClick: () => openDialog({ kind: 'remove', users: [user] }),
          },
        ]}
      />
    </RowActions>
  );
}
