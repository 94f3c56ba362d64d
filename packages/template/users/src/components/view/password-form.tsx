import { passwordRules } from '@kado/contracts/template';
import { Allowed } from '@kado/template-kit';
import { useFormats, useTranslation } from '@kado/i18n';
import { Button, Icon, VisuallyHidden } from '@kado/ui';
import { CellHead, PasswordField } from '@kado/template-ui';
import { type Problems, useFields } from '../../lib/use-fields.ts';
import { useDetailsChange } from '../../api/use-details-change.ts';
import styles from './password-form.module.css';

type Values = { password: string; again: string };
const EMPTY: Values = { password: '', again: '' };
const RULES = ['long', 'capital', 'sign'] as const;

/** The rule, each demand marked as soon as it is met. */
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

function useJudge() {
  const { t } = useTranslation('template-users');
  return ({ password, again }: Values): Problems<Values> => ({
    password: Object.values(passwordRules(password)).every(Boolean) ? undefined : t('password.weak'),
    again: password === again ? undefined : t('password.differs'),
  });
}

/** Sets a new password; nobody keeps what was typed. */
export function PasswordForm({ id, changedAt }: { id: number; changedAt: string }) {
  const { t } = useTranslation('template-users');
  const { date } = useFormats();
  const { change, busy } = useDetailsChange(id);
  const fields = useFields(EMPTY, useJudge());
  const { values, problems, put } = fields;
  const send = ({ password }: Values) =>
    void change({ password }, t('password.changed')).then((done) => done && fields.restart(EMPTY));
  return (
    <form className={styles.form} noValidate onSubmit={fields.submit(send)}>
      <CellHead
        title={t('password.title')}
        detail={changedAt ? t('password.since', { day: date(changedAt) }) : t('password.never')}
      />
      <PasswordField
        label={t('password.new')}
        showLabel={t('password.show')}
        autoComplete="new-password"
        maxLength={200}
        value={values.password}
        error={problems.password}
        onChange={(event) => put({ password: event.target.value })}
      />
      <PasswordField
        label={t('password.again')}
        showLabel={t('password.showAgain')}
        autoComplete="new-password"
        maxLength={200}
        value={values.again}
        error={problems.again}
        onChange={(event) => put({ again: event.target.value })}
      />
      <Rules password={values.password} />
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
