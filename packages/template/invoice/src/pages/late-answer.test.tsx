import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openFeature } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

const server = createMockServer();
beforeAll(() => server.listen());
beforeEach(() => server.reset());
afterAll(() => server.close());

it('leaves a dialog of the list open when the request of an earlier one succeeds', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/list');
  const ask = async (id: number) => {
    await user.click(await screen.findByRole('button', { name: `More actions for invoice ${id}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    return screen.findByRole('alertdialog');
  };
  const first = within(await ask(5033));
  const release = server.hold('/apps/invoice/*');
  await user.click(first.getByRole('button', { name: /^Delete/ }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  const second = await ask(5034);
  release();
  expect(await screen.findByText('1 invoice deleted', { selector: 'output' })).toBeInTheDocument();
  expect(second).toBeVisible();
});

it('leaves the payment drawer open when the e-mail that was sent before it succeeds', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/preview/5033');
  await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
  const drawer = within(screen.getByRole('dialog'));
  const release = server.hold('/apps/invoice/*');
  await user.click(drawer.getByRole('button', { name: 'Send' }));
  await user.click(drawer.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Add payment' }));
  release();
  expect(await screen.findByText('1 invoice sent', { selector: 'output' })).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Add payment' })).toBeVisible();
});

it.each([
  ['list', 'Send invoice 5033', 'Send', 'Message', '1 invoice sent'],
  ['preview/5033', 'Send invoice', 'Send', 'Message', '1 invoice sent'],
  ['preview/5033', 'Add payment', 'Add payment', 'Note', 'Payment recorded'],
])(
  '%s leaves the drawer "%s" open, with its text, if it was opened again before the response',
  async (page, open, send, field, done) => {
    const user = userEvent.setup();
    await openFeature(feature, `/apps/invoice/${page}`);
    await user.click(await screen.findByRole('button', { name: open }));
    const release = server.hold('/apps/invoice/*');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: send }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: open }));
    const text = screen.getByRole('textbox', { name: field });
    await user.clear(text);
    await user.type(text, 'Another one');
    release();
    expect(await screen.findByText(done, { selector: 'output' })).toBeInTheDocument();
    expect(text).toBeVisible();
    expect(text).toHaveValue('Another one');
  },
);

it('shows the initial values in a drawer that was opened again before the response, and not edited', async () => {
  const user = userEvent.setup();
  await openFeature(feature, '/apps/invoice/preview/5033');
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Send invoice' }));
    return within(screen.getByRole('dialog'));
  };
  const first = await open();
  const subject = first.getByRole('textbox', { name: 'Subject' });
  await user.type(subject, ' again');
  const release = server.hold('/apps/invoice/*');
  await user.click(first.getByRole('button', { name: 'Send' }));
  await user.click(first.getByRole('button', { name: 'Cancel' }));
  const second = await open();
  release();
  await waitFor(() => expect(second.getByRole('textbox', { name: 'Subject' })).toHaveValue('Invoice 5033'));
  expect(screen.getByRole('dialog')).toBeVisible();
});

it('keeps the URL of the next page when the action that the previous URL opened succeeds', async () => {
  const user = userEvent.setup();
  const { router } = await openFeature(feature, '/apps/invoice/preview/5033?act=send');
  const release = server.hold('/apps/invoice/send');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send' }));
  await router.navigate('/apps/invoice/list?status=Sent');
  await screen.findByRole('heading', { level: 1, name: 'Invoices' });
  release();
  expect(await screen.findByText('1 invoice sent', { selector: 'output' })).toBeInTheDocument();
  expect(router.state.location).toMatchObject({ pathname: '/apps/invoice/list', search: '?status=Sent' });
});

it.each([
  ['preview/5033', 'Duplicate', '1 invoice duplicated'],
  ['edit/5033', 'Send', 'Invoice 5033 saved'],
])('stays on the page that was opened after leaving %s when its action succeeds: %s', async (page, act, done) => {
  const user = userEvent.setup();
  const { router } = await openFeature(feature, `/apps/invoice/${page}`);
  const press = await screen.findByRole('button', { name: act });
  const release = server.hold(`/apps/invoice/${act === 'Send' ? 'save' : 'duplicate'}`);
  await user.click(press);
  await router.navigate('/apps/invoice/list');
  await screen.findByRole('heading', { level: 1, name: 'Invoices' });
  release();
  expect(await screen.findByText(done, { selector: 'output' })).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/apps/invoice/list');
});
