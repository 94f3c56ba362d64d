import { createI18n, I18nProvider } from '@kado/i18n';
import en from '@kado/i18n/locales/en.json' with { type: 'json' };
import { draw } from '@kado/ui/testing/render';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RecipientChips } from './recipient-chips.tsx';

const words = createI18n({ lng: 'en', resources: { en: { common: en } } as never });
const drawWith = (people: [] | undefined) =>
  draw(
    <I18nProvider words={words}>
      <RecipientChips people={people} chosen={undefined} onChoose={() => {}} />
    </I18nProvider>,
  );

it('shows a skeleton as high as the chips while the recipients load', () => {
  const { container } = drawWith(undefined);
  expect(container.querySelector('[style*="block-size: 52px"]')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows nothing if there are no saved recipients', () => {
  const { container } = drawWith([]);
  expect(container.querySelector('[style]')).toBeNull();
  expect(screen.queryByRole('group')).toBeNull();
});
