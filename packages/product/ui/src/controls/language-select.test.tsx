import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { ToastProvider } from '@kado/ui';
import { draw } from '@kado/ui/testing/render';
import { LanguageSelect } from './language-select.tsx';

it('shows an error when a language cannot be loaded, and keeps the previous one', async () => {
  const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
  const choose = () => Promise.reject(new Error('offline'));
  const { user } = draw(
    <I18nProvider words={{ ...words, choose }}>
      <ToastProvider regionLabel="Messages" closeLabel="Close">
        <LanguageSelect />
      </ToastProvider>
    </I18nProvider>,
  );
  const select = screen.getByRole('combobox', { name: 'Language' });
  await user.selectOptions(select, 'ar');
  expect(await screen.findByText(/cannot be reached/, { selector: 'output' })).toBeInTheDocument();
  expect(select).toHaveValue('en');
});
