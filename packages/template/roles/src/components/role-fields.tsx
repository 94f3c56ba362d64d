import type { TemplateRole } from '@kado/contracts/template';
import { useUserWords } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { SelectField } from '@kado/ui';
import { GROUPS, type Group } from '../lib/groups.ts';
import { EMPTY } from '../lib/rights.ts';
import type { RoleForm } from '../lib/use-role-form.ts';
import { NameField } from './name-field.tsx';
import { RightsMatrix } from './rights-matrix.tsx';
import styles from './role-fields.module.css';

type FieldsProps = { form: RoleForm; role: TemplateRole | undefined; roles: readonly TemplateRole[] };

/** Who is to have the role, and from whom it would be taken. */
function GroupField({ form, role, roles }: FieldsProps) {
  const { t } = useTranslation('template-roles');
  const words = useUserWords();
  const loser = roles.find((other) => form.group !== '' && other.userRole === form.group && other.id !== role?.id);
  return (
    <SelectField
      label={t('dialog.group')}
      value={form.group}
      onChange={(event) => form.change({ group: event.target.value as Group | '' })}
      options={[
        { value: '', label: t('dialog.groupNobody') },
        ...GROUPS.map((group) => ({ value: group, label: words.role(group) })),
      ]}
      hint={loser ? t('dialog.groupTaken', { name: loser.name }) : t('dialog.groupHint')}
    />
  );
}

/** A new role may start with the rights of another. */
function StartField({ form, roles }: Pick<FieldsProps, 'form' | 'roles'>) {
  const { t } = useTranslation('template-roles');
  return (
    <SelectField
      label={t('dialog.from')}
      defaultValue=""
      onChange={({ target }) => form.change({ matrix: roles.find(({ id }) => String(id) === target.value)?.matrix ?? EMPTY })}
      options={[
        { value: '', label: t('dialog.fromEmpty') },
        ...roles.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}

/** The fields of a role: its name, who has it, its rights. */
export function RoleFields({ form, role, roles }: FieldsProps) {
  const { t } = useTranslation('template-roles');
  return (
    <>
      <NameField label={t('dialog.name')} form={form} />
      <div className={styles.pair}>
        <GroupField form={form} role={role} roles={roles} />
        {!role && <StartField form={form} roles={roles} />}
      </div>
      <RightsMatrix matrix={form.matrix} onChange={(matrix) => form.change({ matrix })} />
    </>
  );
}
