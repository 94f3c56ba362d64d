import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMockServer } from '@kado/mock-data/node';
import { openFeature } from '@kado/template-kit/testing';
import { feature } from '../index.ts';
import words from '../locales/en.json' with { type: 'json' };

const INVOICES = '/apps/invoice/invoices';
const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('shows the newest invoices at its address', async () => {
  await openFeature(feature, '/__address__');
  expect(await screen.findByRole('heading', { level: 1, name: words.page.title })).toBeVisible();
  const links = within(await screen.findByRole('table')).getAllByRole('link');
  expect(links).toHaveLength(5);
  expect(links[0]).toHaveAttribute('href', '/apps/invoice/preview/5036');
});

it('says that the invoices could not be loaded, and offers to try again', async () => {
  server.fail(INVOICES, 500);
  await openFeature(feature, '/__address__');
  expect(await screen.findByRole('heading', { name: words.invoices.error })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});
