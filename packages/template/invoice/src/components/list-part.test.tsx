import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { FeaturePart } from '@kado/template-kit';
import { openFeature, type TemplateOpenOptions } from '@kado/template-kit/testing';
import { publicRoute } from '@kado/feature-kit';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

function Page() {
  return (
    <>
      <h1>Another page</h1>
      <FeaturePart of="template-invoice" name="list" fallback={<p>soon</p>} />
    </>
  );
}
const page = { path: 'another', handle: publicRoute, lazy: async () => ({ Component: Page }) };
const open = async (options?: TemplateOpenOptions) => {
  await openFeature({ ...feature, routes: [...feature.routes, page] }, '/another', options);
  await screen.findByRole('heading', { level: 1, name: 'Another page' });
  await waitFor(() => expect(screen.queryByText('soon')).toBeNull());
};

it('another page can show the whole list with its actions', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 2, name: 'Invoices' })).toBeVisible();
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Add invoice' })).toHaveAttribute('href', '/apps/invoice/add');
  expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
});

it('another page does not show the list to a viewer who may not open the list page', async () => {
  await open({ ability: [{ action: 'read', subject: 'Analytics' }] });
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
});
