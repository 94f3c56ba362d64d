import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { PeriodFields } from './period-fields.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });
const fields = (props: ComponentProps<typeof PeriodFields>) => (
  <I18nProvider words={words}>
    <PeriodFields {...props} />
  </I18nProvider>
);
// Whether two dates are a named period depends on today.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T12:00:00Z') }));
afterEach(() => void vi.useRealTimers());

it.each([
  [0, ''],
  [-60, 'Days begin at midnight UTC.'],
])('for a time zone %i minutes from UTC, explains the first day of a period as %j', (minutes, hint) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
  render(fields({ days: { from: '2026-11-02', to: '2026-11-05' }, onChange: () => undefined }));
  expect(screen.getByLabelText('From')).toHaveAccessibleDescription(hint);
});

it('computes a named period from today, even if the page was opened yesterday', () => {
  const onChange = vi.fn<ComponentProps<typeof PeriodFields>['onChange']>();
  const { rerender } = render(fields({ days: { from: '2026-11-04', to: '' }, onChange }));
  const period = screen.getByRole('combobox');
  expect(period).toHaveValue('week');
  vi.setSystemTime(new Date('2026-11-11T12:00:00Z'));
  fireEvent.change(period, { target: { value: 'month' } });
  expect(onChange).toHaveBeenLastCalledWith({ from: '2026-10-13', to: '' });
  rerender(fields({ days: { from: '2026-11-05', to: '' }, onChange }));
  expect(period).toHaveValue('week');
});

it('keeps a typed date on screen before the parent updates, and passes it on once the year is complete', () => {
  const onChange = vi.fn<ComponentProps<typeof PeriodFields>['onChange']>();
  const { rerender } = render(fields({ days: { from: '2026-11-02', to: '' }, onChange }));
  const from = screen.getByLabelText('From');
  fireEvent.change(from, { target: { value: '0002-11-02' } });
  expect(from).toHaveValue('0002-11-02');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.change(from, { target: { value: '2025-11-02' } });
  expect(from).toHaveValue('2025-11-02');
  expect(onChange.mock.calls).toEqual([[{ from: '2025-11-02' }]]);
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-11-05' } });
  expect(onChange).toHaveBeenLastCalledWith({ to: '2025-11-05' });
  rerender(fields({ days: { from: '2025-11-02', to: '' }, onChange }));
  expect(screen.getByLabelText('To')).toHaveValue('2025-11-05');
});

it('keeps both date fields when one of them is emptied', () => {
  const onChange = vi.fn<ComponentProps<typeof PeriodFields>['onChange']>();
  const { rerender } = render(fields({ days: { from: '2026-11-02', to: '' }, onChange }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '' } });
  expect(onChange).toHaveBeenLastCalledWith({ from: '' });
  rerender(fields({ days: { from: '', to: '' }, onChange }));
  expect(screen.getByLabelText('From')).toHaveValue('');
});

it('says that a last day before the first one is wrong', () => {
  render(fields({ days: { from: '2026-12-05', to: '2026-11-30' }, onChange: () => undefined }));
  expect(screen.getByLabelText('To')).toBeInvalid();
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription('Choose a day that is not before the first one.');
});
