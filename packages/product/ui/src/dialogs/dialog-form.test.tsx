import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DialogForm } from './dialog-form.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });

/** Opens the dialog from a form of the page. Returns the functions that it may call, and its form. */
async function show(props: { busy?: boolean; ready?: boolean; failure?: string }) {
  const [onSubmit, onClose, onPageSubmit] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <I18nProvider words={words}>
      <form onSubmit={onPageSubmit}>
        <DialogForm title="New name" submitLabel="Save" busy={false} {...props} onSubmit={onSubmit} onClose={onClose}>
          <input aria-label="Name" />
        </DialogForm>
      </form>
    </I18nProvider>,
  );
  const field = await screen.findByRole('textbox', { name: 'Name' });
  return { onSubmit, onClose, onPageSubmit, form: field.closest('form')! };
}

it('submits its form, but not the form of the page that opened it', async () => {
  const { onSubmit, onPageSubmit, form } = await show({});
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onPageSubmit).not.toHaveBeenCalled();
  // A submission before the script runs must not put the fields in the URL.
  expect(form).toHaveProperty('method', 'post');
});

it('cannot be closed or submitted again while it is being sent', async () => {
  const { onSubmit, onClose, form } = await show({ busy: true });
  fireEvent.submit(form);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.keyDown(form, { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it.each(['Cancel', 'Close'])('closes with “%s”', async (name) => {
  const { onClose } = await show({});
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('announces a failure, and can be submitted only when it is ready', async () => {
  await show({ failure: 'The name is taken.', ready: false });
  expect(screen.getByRole('alert')).toHaveTextContent('The name is taken.');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
});
