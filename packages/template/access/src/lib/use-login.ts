import { useRevalidator } from 'react-router';
import { errorText } from '@kado/feature-kit';
import { showFieldErrors, useSchemaForm } from '@kado/feature-kit/form';
import { useTranslation } from '@kado/i18n';
import { useAppDispatch, usePref } from '@kado/state';
import { templateLogin } from '@kado/state/template';
import { firstAccount, LoginForm, problemKey, refusedFields } from './login-form.ts';

/** Keys of texts, translated on each render, so that they follow a change of language. Any other text comes from the server. */
const REFUSED = 'problem.refused';
const FAILED = 'common:error.text';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The sign-in form, filled in with a demo account. After a success the route is revalidated, and its guard redirects. */
export function useLogin() {
  const { t } = useTranslation(['template-access', 'common']);
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const [remembered, remember] = usePref('login', isText, '');
  const defaultValues = { ...firstAccount(remembered), remember: remembered !== '' };
  const form = useSchemaForm(LoginForm, { defaultValues, message: (issue) => t(problemKey(issue)) });
  const { handleSubmit, setError, formState } = form;
  const signIn = handleSubmit(async (values) => {
    const { email, password } = values;
    try {
      await dispatch(templateLogin({ email, password }));
      remember(values.remember ? email : undefined);
      await revalidate();
    } catch (cause) {
      const fields = refusedFields(cause, REFUSED);
      showFieldErrors({ message: errorText(cause) ?? FAILED, fields }, defaultValues, setError);
    }
  });
  const textOf = (message: string | undefined) => (message === REFUSED || message === FAILED ? t(message) : message);
  return { form, signIn, textOf, busy: formState.isSubmitting, failure: textOf(formState.errors.root?.['server']?.message) };
}
