import type { TemplateUser } from '@kado/contracts/template';
import { Allowed, USER_ROLE_ICONS, useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Avatar, IconButton } from '@kado/ui';
import { MenuButton, Person, RowActions } from '@kado/template-ui';
import { type Group, GROUPS } from '../lib/groups.ts';

type CellProps = { user: TemplateUser };

/** The name, avatar and e-mail address of a person. */
export function UserCell({ user: { fullName, email, avatar } }: CellProps) {
  return <Person picture={<Avatar id={email} name={fullName} src={avatar} size="xs" />} name={fullName} mail={email} />;
}

/** A menu of the groups; `chosen` is the current one. */
export const useGroupEntries = (onChoose: (group: Group) => void, chosen?: Group) => {
  const words = useUserWords();
  return GROUPS.map((group) => ({
    key: group,
    icon: USER_ROLE_ICONS[group],
    label: words.role(group),
    ...(chosen && { chosen: group === chosen }),
    onClick: () => onChoose(group),
  }));
};

/** The actions on one person. */
export function UserActions({ user, onMove }: CellProps & { onMove: (group: Group) => void }) {
  const { t } = useTranslation('template-roles');
  const { id, fullName: name, role } = user;
  const entries = useGroupEntries(onMove, role);
  return (
    <RowActions>
      <IconButton icon="eye" label={t('people.open', { name })} to={`/apps/user/view/${id}`} />
      <Allowed action="update" subject="User" label={t('selection.change')}>
        <MenuButton icon="dots" label={t('people.more', { name })} head={t('people.change')} entries={entries} />
      </Allowed>
    </RowActions>
  );
}
