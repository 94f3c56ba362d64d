import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { KadoTheme, type RouterLink } from '@kado/ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OwnPinField } from './own-pin-field.tsx';
import { PracticePin } from '../layout/practice-pin.ts';
import type { PinRefusal } from './pin-refusal.ts';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } });

const show = (refusal?: PinRefusal, error?: string, practicePin?: string) =>
  render(<OwnPinField value="" onChange={() => undefined} refusal={refusal} error={error} disabled={false} />, {
    wrapper: ({ children }) => (
      <I18nProvider words={words}>
        <PracticePin value={practicePin}>{children}</PracticePin>
      </I18nProvider>
    ),
  });

it.each([
  [{ kind: 'wrongPin', left: 1 }, 'Wrong PIN. 1 try left.'],
  [{ kind: 'wrongPin', left: 4 }, 'Wrong PIN. 4 tries left.'],
  [{ kind: 'wrongPin', left: 0 }, 'Too many wrong PINs. Wait a while before you try again.'],
  [{ kind: 'locked', until: new Date(2026, 10, 23, 14, 5) }, 'Too many wrong PINs. Try again at 14:05.'],
] as const)('for the refusal %j, shows %s', (refusal, text) => {
  show(refusal, 'Something else');
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText('Something else')).toBeNull();
});

it('offers a new PIN when nothing else is possible, and always links to the page for a forgotten PIN', () => {
  show({ kind: 'pinReset' });
  expect(screen.getByText(/Too many wrong PINs\. Set a new one to continue\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Set a new PIN' })).toHaveAttribute('href', '/forgot-pin');
  expect(screen.getByRole('link', { name: 'Forgotten?' })).toHaveAttribute('href', '/forgot-pin');
});

it('passes the return path to the page for a forgotten PIN', async () => {
  history.replaceState(null, '', '/plans/new?from=1');
  const links: unknown[] = [];
  const RecordingLink: RouterLink = ({ to, state, children }) => {
    links.push([to, state]);
    return <a href={to}>{children}</a>;
  };
  const page = (
    <KadoTheme variant="product" skin="light" direction="ltr" link={RecordingLink}>
      <I18nProvider words={words}>
        <OwnPinField value="" onChange={() => undefined} refusal={{ kind: 'pinReset' }} error={undefined} disabled={false} />
      </I18nProvider>
    </KadoTheme>
  );
  await act(async () => void render(page));
  const link = ['/forgot-pin', { search: '?return=%2Fplans%2Fnew%3Ffrom%3D1' }];
  expect(links).toEqual([link, link]);
});

it('shows another error if no PIN was refused', () => {
  show(undefined, 'Enter your 6-digit PIN.');
  expect(screen.getByText('Enter your 6-digit PIN.')).toBeVisible();
});

it('names the public PIN in practice mode, and offers no new PIN', () => {
  show(undefined, undefined, '246813');
  expect(screen.getByText('246813')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
