import { createI18n, I18nProvider } from '@kado/i18n';
import ar from '@kado/i18n/locales/ar.json' with { type: 'json' };
import de from '@kado/i18n/locales/de.json' with { type: 'json' };
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import fr from '@kado/i18n/locales/fr.json' with { type: 'json' };
import pt from '@kado/i18n/locales/pt.json' with { type: 'json' };
import { draw } from '@kado/ui/testing/render';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { MoneyField } from './money-field.tsx';
import { caretIn } from './money-text.ts';

const common = { en, fr, de, pt, ar };
type Language = keyof typeof common;

function Sample({ start = '', decimals = 2 }: { start?: string; decimals?: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <MoneyField label="Ada gets" code="USD" value={value} onChange={setValue} decimals={decimals} />
      <output>{value}</output>
      <button type="button" disabled={value === ''} onClick={() => setValue('2000')}>
        Continue
      </button>
    </>
  );
}

function drawIn(lng: Language, props: Parameters<typeof Sample>[0] = {}) {
  const resources = Object.fromEntries(Object.entries(common).map(([code, words]) => [code, { common: words }]));
  const words = createI18n({ lng, resources: resources as never });
  return draw(
    <I18nProvider words={words}>
      <Sample {...props} />
    </I18nProvider>,
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Ada gets' });
const value = () => screen.getByRole('status').textContent;
const noteText = () => {
  const id = field().getAttribute('aria-describedby');
  return (id ? document.getElementById(id)?.textContent : '')?.replaceAll(/[\u2066\u2069]/g, '');
};

/** The typed keys, the resulting text in the field, and the amount passed to `onChange`. */
const TYPED: Record<Language, readonly [string, string, string][]> = {
  en: [
    ['5000', '5,000', '5000'],
    ['1,000', '1,000', '1000'],
    ['1,000,000', '1,000,000', '1000000'],
    ['1234567.5', '1,234,567.5', '1234567.5'],
    ['1,234.50', '1,234.50', '1234.50'],
    ['.5', '0.5', '0.5'],
    ['007', '7', '7'],
    ['15a0', '150', '150'],
    ['1 000', '1,000', '1000'],
    ['12,50', '12,50', '12.50'],
  ],
  de: [
    ['5000', '5.000', '5000'],
    ['5.000', '5.000', '5000'],
    ['1.234,50', '1.234,50', '1234.50'],
    ['12.50', '12.50', '12.50'],
  ],
  fr: [
    ['10000', '10\u202F000', '10000'],
    ['1 000,50', '1\u202F000,50', '1000.50'],
    ['1.000', '1.000', '1000'],
  ],
  pt: [
    ['5.000', '5.000', '5000'],
    ['12,5', '12,5', '12.5'],
  ],
  ar: [
    ['٢٠٠٠', '2,000', '2000'],
    ['١٬٠٠٠', '1,000', '1000'],
    ['١٢٫٥', '12.5', '12.5'],
  ],
};

describe.each(Object.entries(TYPED) as [Language, (typeof TYPED)[Language]][])('an amount typed in %s', (lng, rows) => {
  it.each(rows)('%s shows %s and means %s', async (keys, shown, decimal) => {
    const { user } = drawIn(lng);
    await user.type(field(), keys);
    expect(field()).toHaveValue(shown);
    expect(value()).toBe(decimal);
  });

  it('never reads three digits after a separator as decimals', async () => {
    const { user } = drawIn(lng);
    for (const keys of ['1,000', '1.000', '1 000']) {
      await user.clear(field());
      await user.type(field(), keys);
      expect(['1000', '']).toContain(value());
      expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(value() === '');
    }
  });

  it('parses the amounts that it formats', () => {
    drawIn(lng, { start: '1234567.50' });
    expect(noteText()).toBe('');
    expect(value()).toBe('1234567.50');
  });
});

it('shows how a foreign notation was parsed before the form is submitted', async () => {
  const { user } = drawIn('en');
  await user.type(field(), '1,');
  expect(noteText()).toBe('Read as 1\u00A0USD');
  await user.type(field(), '50');
  expect(noteText()).toBe('Read as 1.50\u00A0USD');
  await user.tab();
  expect(field()).toHaveValue('1.50');
  expect(noteText()).toBe('');
});

it('rejects an ambiguous amount, and suggests both readings', async () => {
  const { user } = drawIn('en');
  await user.type(field(), '1.000');
  expect(value()).toBe('');
  expect(field()).toBeInvalid();
  expect(noteText()).toMatch(/Did you mean 1,000\sUSD or 1\.00\sUSD\?/);
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});

it.each([
  ['0.129', 2, 'At most 2 decimal places'],
  ['1234.567', 2, 'At most 2 decimal places'],
  ['15.5', 0, 'Whole amounts only'],
])('rejects %s with %i decimals: %s', async (keys, decimals, text) => {
  const { user } = drawIn('en', { decimals });
  await user.type(field(), keys);
  expect(noteText()).toBe(text);
  expect(value()).toBe('');
});

it('shows the error of an invalid amount after blur', async () => {
  const { user } = drawIn('en');
  await user.type(field(), '1,234,5');
  expect(noteText()).toBe('');
  await user.tab();
  expect(noteText()).toBe('Enter an amount in figures.');
});

it('keeps the caret where the user types', async () => {
  const { user } = drawIn('en', { start: '5000' });
  await user.type(field(), '99', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(field()).toHaveValue('599,000');
  expect(field().selectionStart).toBe(3);
});

it('updates the groups when digits are removed', async () => {
  const { user } = drawIn('de', { start: '1234567' });
  await user.type(field(), '{Backspace}');
  expect(field()).toHaveValue('123.456');
});

it.each([
  ['en', '1.234,50 €', '1,234.50', '1234.50'],
  ['en', '₦ 5 000', '5,000', '5000'],
  ['de', '1,234.50', '1.234,50', '1234.50'],
  ['ar', '١٬٢٣٤٫٥', '1,234.5', '1234.5'],
  ['en', '５０００', '5,000', '5000'],
] as const)('in %s a pasted %s replaces the text by %s', async (lng, pasted, shown, decimal) => {
  const { user } = drawIn(lng, { start: '7' });
  await user.click(field());
  await user.paste(pasted);
  expect(field()).toHaveValue(shown);
  expect(value()).toBe(decimal);
});

it('replaces the typed text with a value set from outside', async () => {
  const { user } = drawIn('de');
  await user.type(field(), '1.5');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(field()).toHaveValue('2.000');
});

it.each([
  ['1,234,567', '1234,567', 2, 3],
  ['1,', '1,', 2, 2],
  ['12,50', '12,50', 3, 3],
])('moves the caret in %s, typed %s at %i, to %i', (text, typed, at, caret) => expect(caretIn(text, typed, at, ',')).toBe(caret));

it('rejects a pasted negative amount', async () => {
  const { user } = drawIn('en');
  await user.click(screen.getByLabelText('Ada gets'));
  await user.paste('-5');
  expect(screen.getByRole('status')).toHaveTextContent('');
  expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
});
