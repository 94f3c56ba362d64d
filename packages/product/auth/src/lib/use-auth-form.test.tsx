import { openFeature } from '@kado/feature-kit/testing';
import common from '@kado/i18n/locales/de.json' with { type: 'json' };
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { feature } from '../index.ts';
import en from '../locales/en.json' with { type: 'json' };
import de from '../locales/de.json' with { type: 'json' };

it('translates errors after the language changes, and validates no other field', async () => {
  const user = userEvent.setup();
  const { words } = await openFeature(feature, '/login', { ability: 'guest' });
  words.i18n.addResourceBundle('de', 'common', common);
  words.i18n.addResourceBundle('de', feature.id, de);
  const identifier = await screen.findByRole('textbox', { name: en.login.identifier });
  await user.type(screen.getByLabelText(en.login.pin), '274913');
  await user.click(screen.getByRole('button', { name: en.login.submit }));
  await waitFor(() => expect(identifier).toHaveAccessibleDescription(en.field.required));
  await act(() => words.i18n.changeLanguage('de'));
  expect(identifier).toHaveAccessibleDescription(de.field.required);
  expect(screen.getByLabelText(de.login.pin)).toBeValid();
});
