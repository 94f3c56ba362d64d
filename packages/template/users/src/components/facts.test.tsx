import { createI18n, I18nProvider } from '@kado/i18n';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Facts } from './facts.tsx';

it.each(['ada@example.test', '@ana@social.example', 'plain', 'a@b@c'])('shows the whole value: %s', (value) => {
  const words = createI18n({ lng: 'en', resources: { en: { 'template-users': {} } } });
  render(
    <I18nProvider words={words}>
      <Facts facts={[{ name: 'Name', value }]} />
    </I18nProvider>,
  );
  expect(screen.getByRole('definition')).toHaveTextContent(value);
});
