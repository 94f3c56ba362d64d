import type { TemplateUser } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { IconButton, MenuButton, RowActions } from '@kado/ui';
import type { AskFirst } from '../shared/questions.tsx';
import type { Acts } from '../state/use-acts.ts';

/** What can be done with one user. */
export function RowActs({ user, acts, ask }: { user: TemplateUser; acts: Acts; ask: AskFirst }) {
  const { t } = useTranslation('template-users');
  const name = user.fullName;
  const entry =
    user.status === 'active'
      ? ({
          key: 'suspend',
          icon: 'lock',
          label: t('row.suspend'),
          onClick: () => ask({ kind: 'suspend', users: [user] }),
        } as const)
      : ({
          key: 'restore',
          icon: 'done',
          label: user.status === 'pending' ? t('row.approve') : t('row.restore'),
          onClick: () => void acts.restore([user.id]),
        } as const);
  return (
    <RowActions>
      <IconButton size="small" icon="eye" label={t('row.open', { name })} to={`/apps/user/view/${user.id}`} />
      <IconButton size="small" icon="edit" label={t('row.edit', { name })} onClick={() => ask({ kind: 'edit', users: [user] })} />
      <MenuButton
        icon="dots"
        label={t('row.more', { name })}
        entries={[
          entry,
          {
            key: 'remove',
            icon: 'trash',
            label: t('row.remove'),
            apart: true,
            onClick: () => ask({ kind: 'remove', users: [user] }),
          },
        ]}
      />
    </RowActions>
  );
}
