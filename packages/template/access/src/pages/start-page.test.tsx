import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openFeature } from '@kado/feature-kit/testing';
import { feature } from '../index.ts';

it('opens at its address', async () => {
  await openFeature(feature, '/apps/access');
  expect(await screen.findByRole('heading', { level: 1, name: 'Access' })).toBeInTheDocument();
});
