import { createI18n, I18nProvider, useTranslation } from '@kado/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { TextField } from '@kado/ui';
import { FormField, showFieldErrors, useSchemaForm } from './form.tsx';

const Person = z.object({ name: z.string().check(z.minLength(1)), age: z.coerce.number<string>().check(z.minimum(18)) });
type Sent = z.infer<typeof Person>;

function PersonForm({ send }: { send: (person: Sent) => Promise<unknown> }) {
  const defaultValues = { name: '', age: '' };
  const { control, handleSubmit, setError, formState } = useSchemaForm(Person, {
    defaultValues,
    message: ({ path, code }) => `${path}: ${code}`,
  });
  const submit = handleSubmit((person) => send(person).catch((cause) => showFieldErrors(cause, defaultValues, setError)));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormField control={control} name="name">
        {(field) => <TextField label="Name" {...field} />}
      </FormField>
      <FormField control={control} name="age">
        {(field) => <TextField label="Age" {...field} />}
      </FormField>
      <button type="submit">Send</button>
      <p role="alert">{formState.errors.root?.['server']?.message}</p>
    </form>
  );
}

const texts = (back: string) => ({ common: { action: { back } } });
const words = createI18n({ lng: 'en', resources: { en: texts('Back'), de: texts('Zurück') } });
const show = (form: ReactNode) =>
  render(form, { wrapper: ({ children }) => <I18nProvider words={words}>{children}</I18nProvider> });

const send = vi.fn<(person: Sent) => Promise<unknown>>();
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('shows each error at its field and focuses the first', async () => {
  show(<PersonForm send={send} />);
  await press();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('name: too_small');
  expect(screen.getByRole('textbox', { name: 'Age' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
});

it('removes an error as soon as the field is valid and submits the parsed values', async () => {
  send.mockResolvedValue(undefined);
  show(<PersonForm send={send} />);
  await press();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Maya');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeValid();
  await userEvent.type(screen.getByRole('textbox', { name: 'Age' }), '41');
  await press();
  expect(send.mock.calls).toEqual([[{ name: 'Maya', age: 41 }]]);
});

it.each([
  [{ message: 'Refused', fields: { name: 'Taken' } }, 'Taken', ''],
  [{ message: 'The server is away', fields: {} }, '', 'The server is away'],
  [{ message: 'Refused', fields: { captcha: 'Missing' } }, '', 'Refused'],
])('shows the server’s error %o at its field or in the form', async (cause, atName, atForm) => {
  send.mockRejectedValue(cause);
  show(<PersonForm send={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Maya');
  await userEvent.type(screen.getByRole('textbox', { name: 'Age' }), '41');
  await press();
  expect(screen.getByRole('alert')).toHaveTextContent(atForm);
  const name = screen.getByRole('textbox', { name: 'Name' });
  expect(name).toHaveAccessibleDescription(atName);
  expect(name.getAttribute('aria-invalid') === 'true').toBe(atName !== '');
});

function GreetingForm() {
  const { t } = useTranslation();
  const schema = z.object({ name: Person.shape.name, town: Person.shape.name });
  const form = useSchemaForm(schema, { defaultValues: { name: '', town: '' }, message: () => t('action.back') });
  const submit = form.handleSubmit(() => form.setError('town', { type: 'server', message: 'No such town' }));
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormField control={form.control} name="name">
        {(field) => <TextField label="Name" {...field} />}
      </FormField>
      <FormField control={form.control} name="town">
        {(field) => <TextField label="Town" {...field} />}
      </FormField>
      <button type="submit">Send</button>
    </form>
  );
}

it('translates an error when the language changes, but not the server’s, and validates no other field', async () => {
  show(<GreetingForm />);
  const [name, town] = [screen.getByRole('textbox', { name: 'Name' }), screen.getByRole('textbox', { name: 'Town' })];
  await userEvent.type(town, 'Lagos');
  await press();
  expect(name).toHaveAccessibleDescription('Back');
  await act(() => words.i18n.changeLanguage('de'));
  expect([name, town].map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', expect.not.stringMatching('true')]);
  expect(name).toHaveAccessibleDescription('Zurück');
  await userEvent.type(name, 'Maya');
  await press();
  expect(town).toHaveAccessibleDescription('No such town');
  await act(() => words.i18n.changeLanguage('en'));
  expect(town).toHaveAccessibleDescription('No such town');
});
