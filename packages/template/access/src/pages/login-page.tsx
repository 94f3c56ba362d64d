import { type SyntheticEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useApp, useRunAction } from '@kado/feature-kit';
import { FormField } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { Button, Callout, PageTitle, TextButton, TextField, Checkbox } from '@kado/ui';
import { CoverLayout, PasswordField } from '@kado/template-ui';
import { DemoAccounts } from '../components/demo-accounts.tsx';
import { LanguageMenu } from '../components/language-menu.tsx';
import styles from '../components/login.module.css';
import { useLogin } from '../lib/use-login.ts';

function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const { t } = useTranslation('template-access');
  const element = useRef<HTMLFormElement>(null);
  const { form, signIn, textOf, busy } = login;
  const { control, setValue, clearErrors } = form;
  const fill = (account: { email: string; password: string }) => {
    setValue('email', account.email);
    setValue('password', account.password);
    clearErrors();
    element.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!busy) void signIn();
  };
  return (
    <>
      <form className={styles.form} ref={element} method="post" noValidate onSubmit={submit}>
        <FormField control={control} name="email">
          {(field) => (
            <TextField
              {...field}
              error={textOf(field.error)}
              className={styles.tall}
              label={t('login.email')}
              type="email"
              dir="ltr"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </FormField>
        <FormField control={control} name="password">
          {(field) => (
            <PasswordField
              {...field}
              error={textOf(field.error)}
              className={styles.tall}
              label={t('login.password')}
              autoComplete="current-password"
              showLabel={t('login.show')}
            />
          )}
        </FormField>
        <FormField control={control} name="remember">
          {({ value, onChange, ref }) => (
            <Checkbox ref={ref} className={styles.remember} checked={value} onChange={onChange}>
              {t('login.remember')}
            </Checkbox>
          )}
        </FormField>
        <Button className={styles.tall} type="submit" wide busy={busy}>
          {t('login.submit')}
        </Button>
      </form>
      <DemoAccounts onUse={fill} />
    </>
  );
}

export function Component() {
  const { t } = useTranslation('template-access');
  const { switchVariant } = useApp();
  const runAction = useRunAction();
  const returning = new URLSearchParams(useLocation().search).has('return');
  const login = useLogin();
  return (
    <CoverLayout
      end={<LanguageMenu />}
      foot={<TextButton onClick={() => void runAction(switchVariant)}>{t('login.leave')}</TextButton>}
    >
      <PageTitle lead={t('login.lead')}>{t('login.title')}</PageTitle>
      {login.failure ? <Callout tone="error" title={login.failure} live /> : returning && <Callout title={t('login.return')} />}
      <LoginForm login={login} />
    </CoverLayout>
  );
}
