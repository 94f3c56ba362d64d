import { useTranslation } from '@kado/i18n';
import { Pill, Switch } from '@kado/template-ui';
import { Checkbox } from '@kado/ui';
import { HOLDER_LOOKS, HOLDERS } from '../lib/groups.ts';
import type { PermissionForm } from '../lib/use-permission-form.ts';
import { NameField } from './name-field.tsx';
import styles from './permission-fields.module.css';

/** The roles that may use it; the administrator always may. */
function HolderTicks({ form: { assignedTo, change } }: { form: PermissionForm }) {
  const { t } = useTranslation('template-roles');
  return (
    <fieldset className={styles.holders}>
      <legend className={styles.legend}>{t('permission.assigned')}</legend>
      {HOLDERS.map((holder) => (
        <Checkbox
          key={holder}
          dense
          checked={assignedTo.includes(holder)}
          disabled={holder === 'administrator'}
          onChange={({ target }) =>
            change({ assignedTo: HOLDERS.filter((one) => (one === holder ? target.checked : assignedTo.includes(one))) })
          }
        >
          <Pill {...HOLDER_LOOKS[holder]}>{t(`holder.${holder}`)}</Pill>
        </Checkbox>
      ))}
      <p className={styles.note}>{t('permission.always')}</p>
    </fieldset>
  );
}

/** The fields of a permission: its name, who may use it, whether it is core. */
export function PermissionFields({ form }: { form: PermissionForm }) {
  const { t } = useTranslation('template-roles');
  return (
    <>
      <NameField label={t('permission.name')} form={form} />
      <HolderTicks form={form} />
      <Switch checked={form.core} onChange={(core) => form.change({ core })} detail={t('permission.coreHint')}>
        {t('permission.core')}
      </Switch>
    </>
  );
}
