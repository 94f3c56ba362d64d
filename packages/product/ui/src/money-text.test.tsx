import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { MoneyText } from './money-text.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });

it('formats money in the language of the interface', () => {
  const { container } = render(
    <>
      <MoneyText money={{ amountMinor: 359, currency: 'USD' }} sign />{' '}
      <MoneyText money={{ amountMinor: 500000, currency: 'NGN' }} kind="received" />
    </>,
    { wrapper: ({ children }) => <I18nProvider words={words}>{children}</I18nProvider> },
  );
  expect(container.textContent?.replaceAll('\u00A0', ' ')).toBe('+3.59 USD ₦5,000');
});
