import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PeriodFields } from './period-fields.tsx';

it.each([
  [0, ''],
  [-60, 'Days begin at midnight UTC.'],
])('with a zone of %i minutes to UTC, the first day of a period is explained as %j', (minutes, hint) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
  render(
    <I18nProvider words={words}>
      <PeriodFields days={{ from: '2026-11-02', to: '2026-11-05' }} onChange={() => undefined} />
    </I18nProvider>,
  );
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(hint);
});
