import { useTranslation } from '@kado/i18n';
import { Pill, Switch, TextField, Tick } from '@kado/ui';
import { HOLDER_LOOKS, HOLDERS } from '../lib/groups.ts';
import type { PermissionForm } from '../lib/use-permission-form.ts';
import styles from './permission-fields.module.css';

/** The roles that may use it; the administrator always may. */
function HolderTicks({ form: { assignedTo, change } }: { form: PermissionForm }) {
  const { t } = useTranslation('template-roles');
  return (
    <fieldset className={styles.holders}>
      <legend className={styles.legend}>{t('permission.assigned')}</legend>
      {HOLDERS.map((holder) => (
        <Tick
          key={holder}
          dense
          checked={assignedTo.includes(holder)}
          disabled={holder === 'administrator'}
          onChange={({ target }) =>
            change({ assignedTo: HOLDERS.filter((one) => (one === holder ? target.checked : assignedTo.includes(one))) })
          }
        >
          <Pill {...HOLDER_LOOKS[holder]}>{t(`holder.${holder}`)}</Pill>
        </Tick>
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
      <TextField
        name="name"
        label={t('permission.name')}
        dir="auto"
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of a dialog that was asked for
        autoFocus
        maxLength={60}
        value={form.name}
        error={form.nameError}
        onChange={(event) => form.change({ name: event.target.value })}
      />
      <HolderTicks form={form} />
      <Switch checked={form.core} onChange={(core) => form.change({ core })} detail={t('permission.coreHint')}>
        {t('permission.core')}
      </Switch>
    </>
  );
}
