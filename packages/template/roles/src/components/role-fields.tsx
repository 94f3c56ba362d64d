import type { TemplateRole } from '@kado/contracts/template';
import type { BoundField } from '@kado/feature-kit/form';
import { useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { SelectField } from '@kado/ui';
import { GROUPS, type Group } from '../lib/groups.ts';
import { EMPTY, type Matrix } from '../lib/rights.ts';

type GroupFieldProps = {
  field: BoundField<Group | ''>;
  role: TemplateRole | undefined;
  roles: readonly TemplateRole[];
};

/** The group of users that gets the role; its hint names the role that would lose the group. */
export function GroupField({ field, role, roles }: GroupFieldProps) {
  const { t } = useTranslation('template-roles');
  const words = useUserWords();
  const loser = roles.find((other) => field.value !== '' && other.userRole === field.value && other.id !== role?.id);
  return (
    <SelectField
      {...field}
      label={t('dialog.group')}
      options={[
        { value: '', label: t('dialog.groupNobody') },
        ...GROUPS.map((group) => ({ value: group, label: words.role(group) })),
      ]}
      hint={loser ? t('dialog.groupTaken', { name: loser.name }) : t('dialog.groupHint')}
    />
  );
}

type StartFieldProps = { roles: readonly TemplateRole[]; onChoose: (matrix: Matrix) => void };

/** Copies the rights of another role into a new one. */
export function StartField({ roles, onChoose }: StartFieldProps) {
  const { t } = useTranslation('template-roles');
  return (
    <SelectField
      label={t('dialog.from')}
      defaultValue=""
      onChange={({ target }) => onChoose(roles.find(({ id }) => String(id) === target.value)?.matrix ?? EMPTY)}
      options={[
        { value: '', label: t('dialog.fromEmpty') },
        ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
