import { useLocation } from 'react-router';
import { useApp } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Callout, PageTitle, TextButton, TextField, Checkbox } from '@kado/ui';
import { CoverLayout, PasswordField } from '@kado/template-ui';
import { DemoAccounts } from '../components/login/demo-accounts.tsx';
import { LanguageMenu } from '../components/login/language-menu.tsx';
import styles from '../components/login/login.module.css';
import { useLogin } from '../lib/use-login.ts';

export function Component() {
  const { t } = useTranslation('template-access');
  const { switchVariant } = useApp();
  const returning = new URLSearchParams(useLocation().search).has('return');
  const { form, values, set, remember, setRemember, problems, failure, busy, submit, fill } = useLogin();
  const leave = <TextButton onClick={() => void switchVariant()}>{t('login.leave')}</TextButton>;
  return (
    <CoverLayout end={<LanguageMenu />} foot={leave}>
      <PageTitle lead={t('login.lead')}>{t('login.title')}</PageTitle>
      {failure ? <Callout tone="error" title={failure} live /> : returning && <Callout title={t('login.return')} />}
      <form className={styles.form} ref={form} method="post" noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          className={styles.tall}
          label={t('login.email')}
          name="email"
          type="email"
          dir="ltr"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={values.email}
          error={problems.email && t(`problem.${problems.email}`)}
          onChange={(event) => set('email')(event.target.value)}
        />
        <PasswordField
          className={styles.tall}
          label={t('login.password')}
          name="password"
          autoComplete="current-password"
          showLabel={t('login.show')}
          value={values.password}
          error={problems.password && t(`problem.${problems.password}`)}
          onChange={(event) => set('password')(event.target.value)}
        />
        <Checkbox className={styles.remember} checked={remember} onChange={(event) => setRemember(event.target.checked)}>
          {t('login.remember')}
        </Checkbox>
        <Button className={styles.tall} type="submit" wide busy={busy}>
          {t('login.submit')}
        </Button>
      </form>
      <DemoAccounts onUse={fill} />
    </CoverLayout>
  );
}
