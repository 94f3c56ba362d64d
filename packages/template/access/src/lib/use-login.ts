import { useRef, useState, type SyntheticEvent } from 'react';
import { useRevalidator } from 'react-router';
import { errorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { templateLogin, useAppDispatch, usePref } from '@kado/state';
import { problemsIn, refusedFields, type Field, type Problems, type Values } from './login-rules.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** What the sign-in form holds and does. Signing in looks at the address again, whose guard knows where to go. */
export function useLogin() {
  const { t } = useTranslation(['template-access', 'common']);
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const [kept, keep] = usePref('login', isText, '');
  const [values, setValues] = useState<Values>({ email: kept, password: '' });
  const [remember, setRemember] = useState(kept !== '');
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const show = (found: Problems) => {
    setProblems(found);
    const first = (['email', 'password'] as const).find((field) => found[field]);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
  };
  const set = (field: Field) => (value: string) => {
    setValues((old) => ({ ...old, [field]: value }));
    setProblems((old) => ({ ...old, [field]: undefined }));
  };
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setFailure(undefined);
    const found = problemsIn(values);
    show(found);
    if (busy || Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await dispatch(templateLogin({ email: values.email.trim(), password: values.password }));
      keep(remember ? values.email.trim() : undefined);
      await revalidate();
    } catch (error) {
      const refused = refusedFields(error);
      show(refused);
      if (Object.keys(refused).length === 0) setFailure(errorText(error) ?? t('common:error.text'));
    } finally {
      setBusy(false);
    }
  };
  const fill = (account: Values) => {
    setValues(account);
    setProblems({});
    setFailure(undefined);
    form.current?.querySelector<HTMLButtonElement>('[type=submit]')?.focus();
  };
  return { form, values, set, remember, setRemember, problems, failure, busy, submit, fill };
}
