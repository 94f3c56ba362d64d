import { openFeature } from '@kado/feature-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { feature } from '../index.ts';

it('says that the dashboard demo is out of reach', async () => {
  const switchVariant = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await openFeature(feature, '/login', { ability: 'guest', app: { switchVariant } });
  await userEvent.click(await screen.findByRole('button', { name: 'Explore the dashboard demo' }));
  expect(
    await screen.findByText('The server cannot be reached. Check your connection and try again.', { selector: 'output' }),
  ).toBeInTheDocument();
});
