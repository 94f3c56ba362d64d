import { useTranslation } from '@kado/i18n';
import { Pill } from '@kado/template-ui';
import { Checkbox } from '@kado/ui';
import { ROLE_LOOKS, type PermissionRole, ASSIGNABLE_ROLES } from '../lib/groups.ts';
import styles from './assigned-roles.module.css';

type AssignedProps = { value: readonly PermissionRole[]; onChange: (value: PermissionRole[]) => void };

/** The roles that have a permission; the administrator always has it. */
export function AssignedRoles({ value, onChange }: AssignedProps) {
  const { t } = useTranslation('template-roles');
  const toggle = (role: PermissionRole, checked: boolean) =>
    onChange(ASSIGNABLE_ROLES.filter((one) => (one === role ? checked : value.includes(one))));
  return (
    <fieldset className={styles.roles}>
      <legend className={styles.legend}>{t('permission.assigned')}</legend>
      {ASSIGNABLE_ROLES.map((role) => (
        <Checkbox
          key={role}
          dense
          checked={value.includes(role)}
          disabled={role === 'administrator'}
          onChange={({ target }) => toggle(role, target.checked)}
        >
          <Pill {...ROLE_LOOKS[role]}>{t(`holder.${role}`)}</Pill>
        </Checkbox>
      ))}
      <p className={styles.note}>{t('permission.always')}</p>
    </fieldset>
  );
}
