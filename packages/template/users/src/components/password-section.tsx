import { passwordRules } from '@kado/contracts/template';
import { FormField, useSchemaForm, useWatch } from '@kado/feature-kit/form';
import { Allowed, submitDraft } from '@kado/template-kit';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Button, Icon, VisuallyHidden } from '@kado/ui';
import { CellHead, PasswordField } from '@kado/template-ui';
import { PasswordForm } from '../lib/password-form.ts';
import { useDetailsChange } from '../api/use-details-change.ts';
import styles from './password-section.module.css';

const RULES = ['long', 'capital', 'sign'] as const;

/** The password rules, each marked as soon as it is met. */
function Rules({ password }: { password: string }) {
  const { t } = useTranslation('template-users');
  const met = passwordRules(password);
  return (
    <ul className={styles.rules} aria-label={t('password.rule')}>
      {RULES.map((rule) => (
        <li key={rule} className={met[rule] ? styles.met : undefined}>
          <Icon name={met[rule] ? 'done' : 'ring'} size={16} />
          {t(`password.${rule}`)}
          <VisuallyHidden>{met[rule] ? t('password.met') : t('password.open')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

/** Sets a new password; the typed password is not stored. */
export function PasswordSection({ id, changedAt }: { id: number; changedAt: string }) {
  const { t } = useTranslation('template-users');
  const { date } = useLocaleFormatters();
  const { change, busy } = useDetailsChange(id);
  const form = useSchemaForm(PasswordForm, {
    defaultValues: { password: '', again: '' },
    message: ({ path }) => t(path === 'password' ? 'password.weak' : 'password.differs'),
  });
  const { control, trigger, formState } = form;
  const typed = useWatch({ control, name: 'password' });
  const submit = submitDraft(form, ({ password }) => change({ password }, t('password.changed')));
  const input = { autoComplete: 'new-password', maxLength: 200 } as const;
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <CellHead
        title={t('password.title')}
        detail={changedAt ? t('password.since', { day: date(changedAt) }) : t('password.never')}
      />
      <FormField control={control} name="password">
        {({ onChange, ...field }) => (
          <PasswordField
            {...input}
            {...field}
            label={t('password.new')}
            showLabel={t('password.show')}
            onChange={(event) => {
              onChange(event);
              // The repeated password is compared with this field.
              if (formState.isSubmitted) void trigger('again');
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="again">
        {(field) => <PasswordField {...input} {...field} label={t('password.again')} showLabel={t('password.showAgain')} />}
      </FormField>
      <Rules password={typed} />
      <div>
        <Allowed action="update" subject="User">
          <Button type="submit" busy={busy}>
            {t('password.send')}
          </Button>
        </Allowed>
      </div>
    </form>
  );
}
