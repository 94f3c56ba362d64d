import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { Button, FieldNote, Link, PageTitle, SelectField, Stack, Steps, Text, TextButton, TextField, Checkbox } from '@kado/ui';
import { PhoneField } from '@kado/product-ui';
import { AuthFrame } from '../components/auth-frame.tsx';
import { RefusalNote } from '../components/refusal-note.tsx';
import { email, phone, required, ticked } from '../lib/checks.ts';
import { useForm, type Form } from '../lib/use-form.ts';
import { useCountries, useRegister } from '../api/calls.ts';

const EMPTY = { firstName: '', lastName: '', email: '', phone: '', countryIso: '', acceptTerms: '' };
const CHECKS = { firstName: required, lastName: required, email, phone, countryIso: required, acceptTerms: ticked };
type RegisterForm = Form<keyof typeof EMPTY>;

function Names({ form }: { form: RegisterForm }) {
  const { t } = useTranslation('product-auth');
  const names = [
    ['firstName', 'given-name'],
    ['lastName', 'family-name'],
  ] as const;
  return names.map(([name, autoComplete]) => (
    <TextField
      key={name}
      label={t(`register.${name}`)}
      name={name}
      autoComplete={autoComplete}
      value={form.values[name]}
      error={form.errors[name]}
      onChange={(event) => form.set(name)(event.target.value)}
    />
  ));
}

function Reach({ form }: { form: RegisterForm }) {
  const { t } = useTranslation('product-auth');
  const countries = useCountries();
  const [typed, setTyped] = useState('');
  const choose = [
    { value: '', label: t('register.countryPlaceholder') },
    ...(countries.data ?? []).map(({ iso, name }) => ({ value: iso, label: name })),
  ];
  return (
    <>
      <TextField
        label={t('register.email')}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        value={form.values.email}
        error={form.errors.email}
        onChange={(event) => form.set('email')(event.target.value)}
      />
      <SelectField
        label={t('register.country')}
        name="countryIso"
        autoComplete="country"
        options={choose}
        value={form.values.countryIso}
        error={
          form.errors.countryIso ??
          (countries.error && (
            <>
              {countries.error} <TextButton onClick={countries.refetch}>{t('register.again')}</TextButton>
            </>
          ))
        }
        onChange={(event) => form.set('countryIso')(event.target.value)}
      />
      <PhoneField
        label={t('register.phone')}
        name="phone"
        country={form.values.countryIso || undefined}
        completeLabel={t('register.phoneComplete')}
        value={typed}
        error={form.errors.phone}
        onChange={(text, reading) => {
          setTyped(text);
          form.set('phone')(reading.e164 ?? text);
        }}
      />
    </>
  );
}

function Terms({ form }: { form: RegisterForm }) {
  const { t } = useTranslation('product-auth');
  const error = form.errors.acceptTerms;
  return (
    <div>
      <Checkbox
        name="acceptTerms"
        checked={form.values.acceptTerms === 'yes'}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-note' : undefined}
        onChange={(event) => form.set('acceptTerms')(event.target.checked ? 'yes' : '')}
      >
        {t('register.terms')}
      </Checkbox>
      {error && <FieldNote id="terms-note" error={error} />}
    </div>
  );
}

export function Component() {
  const { t } = useTranslation('product-auth');
  const form = useForm(EMPTY, CHECKS, useRegister());
  return (
    <AuthFrame
      foot={
        <Text size="small" tone="quiet">
          {t('register.keep')}
        </Text>
      }
    >
      <Stack as="form" gap={24} method="post" noValidate onSubmit={form.submit}>
        <Stack gap={12}>
          <Steps at={1} of={3} label={t('step', { at: 1 })} />
          <PageTitle lead={t('register.lead')}>{t('register.heading')}</PageTitle>
        </Stack>
        <RefusalNote refusal={form.refusal} />
        <Names form={form} />
        <Reach form={form} />
        <Terms form={form} />
        <Button type="submit" wide busy={form.busy}>
          {t('register.submit')}
        </Button>
        <Text tone="quiet">
          {t('register.have')} <Link to="/login">{t('register.signIn')}</Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
