import { openFeature } from '@kado/feature-kit/testing';
import common from '@kado/i18n/locales/de.json' with { type: 'json' };
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { feature } from '../index.ts';
import de from '../locales/de.json' with { type: 'json' };

const named = (name: string) => ({ data: [{ iso: 'DE', name, dialCode: '+49', currency: 'EUR' }] });

it('loads the countries once, and again after the language changes', async () => {
  const list = vi.fn(async () => named('Germany'));
  const { words } = await openFeature(feature, '/register', {
    ability: 'guest',
    prepare: ({ api }) => vi.spyOn(api.countries, 'list').mockImplementation(list),
  });
  words.i18n.addResourceBundle('de', 'common', common);
  words.i18n.addResourceBundle('de', feature.id, de);
  expect(await screen.findByRole('option', { name: 'Germany' })).toBeVisible();
  expect(list).toHaveBeenCalledOnce();
  list.mockResolvedValue(named('Deutschland'));
  await act(() => words.i18n.changeLanguage('de'));
  expect(await screen.findByRole('option', { name: 'Deutschland' })).toBeVisible();
  expect(list).toHaveBeenCalledTimes(2);
});
