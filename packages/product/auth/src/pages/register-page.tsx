import { useLocation } from 'react-router';
import { formatPhone, type Registration } from '@kado/contracts';
import { FormField, type UseFormReturn, useWatch } from '@kado/feature-kit/form';
import { useLanguage, useTranslation } from '@kado/i18n';
import { useAppSelector } from '@kado/state';
import { Button, Checkbox, FieldNote, Link, PageTitle, Stack, Text, TextField } from '@kado/ui';
import { MobileField, Steps } from '@kado/product-ui';
import { useRegister } from '../api/calls.ts';
import { AuthFrame } from '../components/auth-frame.tsx';
import { CountryField } from '../components/country-field.tsx';
import { RefusalNote } from '../components/refusal-note.tsx';
import { RestartNote } from '../components/restart-note.tsx';
import { useAuthForm } from '../lib/use-auth-form.ts';

type Values = Record<Exclude<keyof Registration, 'languageCode' | 'acceptTerms'>, string> & { acceptTerms: boolean };
const EMPTY: Values = { firstName: '', lastName: '', email: '', phone: '', countryIso: '', acceptTerms: false };

/** The values typed before the code page, from the history state. Ignored if a session has ended in this tab, because they may be another person's. */
function useTyped(): Values {
  const { state } = useLocation();
  const left = useAppSelector(({ session }) => session.endedBy !== undefined);
  const typed = (state ?? {}) as Partial<Values>;
  const names = Object.keys(EMPTY) as (keyof Values)[];
  if (left || names.some((name) => typeof typed[name] !== typeof EMPTY[name])) return EMPTY;
  const values = typed as Values;
  // The sent number has no spaces.
  return { ...values, phone: formatPhone(values.phone) };
}

const NAMES = [
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
] as const;

type FormProps = { form: UseFormReturn<Values, unknown, Omit<Registration, 'languageCode'>> };

function PersonFields({ form: { control } }: FormProps) {
  const { t } = useTranslation('product-auth');
  const { lng } = useLanguage();
  const country = useWatch({ control, name: 'countryIso' });
  return (
    <>
      {NAMES.map(([name, autoComplete]) => (
        <FormField key={name} control={control} name={name}>
          {(field) => <TextField label={t(`register.${name}`)} autoComplete={autoComplete} {...field} />}
        </FormField>
      ))}
      <FormField control={control} name="email">
        {(field) => <TextField label={t('register.email')} type="email" autoComplete="email" dir="ltr" {...field} />}
      </FormField>
      <FormField control={control} name="countryIso">
        {(field) => <CountryField key={lng} field={field} />}
      </FormField>
      <FormField control={control} name="phone">
        {(field) => (
          <MobileField
            label={t('register.phone')}
            completeLabel={t('register.phoneComplete')}
            country={country || undefined}
            {...field}
          />
        )}
      </FormField>
    </>
  );
}

function TermsField({ form: { control } }: FormProps) {
  const { t } = useTranslation('product-auth');
  return (
    <FormField control={control} name="acceptTerms">
      {({ value, onChange, error, ...field }) => (
        <div>
          <Checkbox
            {...field}
            checked={value}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? 'terms-note' : undefined}
            onChange={(event) => onChange(event.target.checked)}
          >
            {t('register.terms')}
          </Checkbox>
          {error && <FieldNote id="terms-note" error={error} />}
        </div>
      )}
    </FormField>
  );
}

export function Component() {
  const { t } = useTranslation('product-auth');
  const { form, submit, refusal, busy } = useAuthForm({
    loadSchema: async () => (await import('../lib/schemas.ts')).RegistrationFields,
    defaultValues: useTyped(),
    send: useRegister(),
  });
  return (
    <AuthFrame
      foot={
        <Text size="small" tone="quiet">
          {t('register.keep')}
        </Text>
      }
    >
      <Stack as="form" gap={24} method="post" noValidate onSubmit={submit}>
        <Stack gap={12}>
          <Steps at={1} of={3} label={t('step', { at: 1 })} />
          <PageTitle lead={t('register.lead')}>{t('register.heading')}</PageTitle>
        </Stack>
        <RestartNote />
        <RefusalNote refusal={refusal} />
        <PersonFields form={form} />
        <TermsField form={form} />
        <Button type="submit" wide busy={busy}>
          {t('register.submit')}
        </Button>
        <Text tone="quiet">
          {t('register.have')} <Link to="/login">{t('register.signIn')}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
