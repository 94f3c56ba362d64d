import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
afterAll(() => server.close());

it('separates the numbers of the invoices with the comma of the language', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/list?status=Sent', { lng: 'ar' });
  await screen.findByRole('link', { name: '5032' });
  for (const row of (await screen.findAllByRole('row')).slice(1, 3)) await user.click(within(row).getByRole('checkbox'));
  await user.click(within(screen.getByRole('region', { name: 'التحديد' })).getByRole('button', { name: 'حذف' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('5031، 5032');
});
