import { startTestServer, type TestServer } from '@kado/api/testing';
import { openFeature } from '@kado/feature-kit/testing';
import type { Receipt } from '@kado/contracts';
import type { KadoStore } from '@kado/state';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { feature } from '../index.ts';

const signIn = { identifier: 'maya@kado.test', pin: '274913' };
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.stop());

const open = (address: string, options: Parameters<typeof openFeature>[2] = {}) =>
  openFeature(feature, address, { url: server.url, ...options });
/** The newest order of the demo account, with its receipt. */
async function newest({ api }: KadoStore): Promise<{ id: string; receipt: Receipt }> {
  const { data } = await api.orders.list();
  const id = data[0]?.id ?? '';
  return { id, receipt: (await api.receipts.one(id)).data };
}
async function openReceipt() {
  const opened = await open('/orders', { signIn });
  const found = await newest(opened.store);
  await opened.router.navigate(`/orders/${found.id}?receipt=1`);
  return { ...opened, ...found, paper: await screen.findByRole('article') };
}
const textsOf = ({ items, totals, check, ...receipt }: Receipt): string[] => {
  const { title, reference, summary, paidLabel, paid, payer, date, note = '', itemLabel, amountLabel } = receipt;
  const head = [title, reference, summary, paidLabel, paid, payer, date, note, itemLabel, amountLabel];
  const lines = items.flatMap((item) => [item.title, item.amount, item.product, item.price, item.state]);
  const sums = totals.flatMap(({ label, amount }) => [label, amount]);
  return [...head, ...lines, ...sums, ...(check ? [check.title, check.text, check.checksumLabel, check.checksum] : [])];
};

describe('the receipt', () => {
  it('I7 shows exactly the texts of the receipt, in order', async () => {
    const { paper, receipt } = await openReceipt();
    expect(paper.textContent).toBe(`Kado${textsOf(receipt).join('')}`);
    expect(paper).toHaveAttribute('lang', 'en');
    expect(within(paper).getByRole('img', { name: 'Check this receipt' })).toBeVisible();
  });

  it('shows the details of an item in full width below its title and amount', async () => {
    const { paper, receipt } = await openReceipt();
    const [, ...items] = within(paper).getAllByRole('rowgroup');
    expect(items).toHaveLength(receipt.items.length);
    for (const [at, { title, amount, product, price, state }] of receipt.items.entries()) {
      const [first, second] = within(items[at]!).getAllByRole('row');
      expect(within(first!).getByRole('rowheader')).toHaveTextContent(title);
      expect(within(first!).getByRole('cell')).toHaveTextContent(amount);
      const details = within(second!).getByRole('cell');
      expect(details.textContent).toBe(product + price + state);
      expect(details).toHaveAttribute('colspan', '2');
    }
  });

  it('closes the e-mail dialog when the user navigates back to another order', async () => {
    const user = userEvent.setup();
    const { store, router, receipt } = await openReceipt();
    const [, other] = (await store.api.orders.list()).data;
    await router.navigate(`/orders/${other!.id}?receipt=1`);
    expect(await screen.findByText(other!.reference)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'E-mail' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    await router.navigate(-1);
    expect(await screen.findByText(receipt.reference)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is saved as a PDF; a failure is shown, and a retry works', async () => {
    const user = userEvent.setup();
    const made = vi.fn<(blob: Blob) => string>(() => 'blob:file');
    Object.assign(URL, { createObjectURL: made, revokeObjectURL: () => undefined });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { store } = await openReceipt();
    const pdf = vi.spyOn(store.api.receipts, 'pdf').mockRejectedValueOnce(new Error('The server is busy.'));
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    expect((await screen.findAllByText('The server is busy.'))[0]).toBeInTheDocument();
    expect(made).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'PDF' }));
    await waitFor(() => expect(made).toHaveBeenCalledTimes(1));
    expect(pdf).toHaveBeenCalledTimes(2);
    expect(made.mock.calls[0]?.[0].type).toBe('application/pdf');
    expect((await made.mock.calls[0]?.[0].text())?.slice(0, 5)).toBe('%PDF-');
  });

  it('is printed', async () => {
    const user = userEvent.setup();
    const print = vi.spyOn(globalThis, 'print').mockReturnValue(undefined);
    await openReceipt();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });
});

describe('the check of a receipt', () => {
  const claim = async () => {
    const { store } = await openReceipt();
    const { receipt } = await newest(store);
    cleanup();
    return new URL(receipt.check?.url ?? '').search;
  };

  it('is public: the link in the QR code finds a genuine receipt, and with one changed digit an invalid one', async () => {
    const user = userEvent.setup();
    const search = await claim();
    await open(`/verify-receipt${search}`);
    expect(await screen.findByRole('heading', { name: 'This receipt is genuine' })).toBeVisible();
    const checksum = screen.getByRole('textbox', { name: /^Checksum/ });
    expect(checksum).toHaveValue(new URLSearchParams(search).get('checksum'));
    await user.type(checksum, '{Backspace}');
    // The earlier result was for another receipt.
    expect(screen.queryByRole('heading', { name: 'This receipt is genuine' })).toBeNull();
    await user.type(checksum, search.endsWith('0') ? '1' : '0');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'This receipt is not valid' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'This receipt is genuine' })).toBeNull();
  });

  it('finds a genuine receipt whose reference is typed in lower case without hyphens', async () => {
    const user = userEvent.setup();
    const claimed = new URLSearchParams(await claim());
    await open(`/verify-receipt?checksum=${claimed.get('checksum')}`);
    const typed = claimed.get('reference')!.replaceAll('-', ' ').toLowerCase();
    await user.type(await screen.findByRole('textbox', { name: 'Reference' }), typed);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'This receipt is genuine' })).toBeVisible();
  });

  it('names what is wrong in a damaged link, and nothing that the link leaves out', async () => {
    await open('/verify-receipt?checksum=9F3C');
    expect(await screen.findByText('Enter all 32 digits and letters from A to F.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Reference' })).toBeValid();
  });

  it('shows missing values, and sends no request', async () => {
    const user = userEvent.setup();
    const { store } = await open('/verify-receipt?checksum=9F3C');
    const verify = vi.spyOn(store.api.receipts, 'verify');
    await user.click(await screen.findByRole('button', { name: 'Check' }));
    expect(await screen.findByText('Enter the reference, such as K7-4F2M-9QTD.')).toBeVisible();
    expect(screen.getByText('Enter all 32 digits and letters from A to F.')).toBeVisible();
    expect(verify).not.toHaveBeenCalled();
  });

  it('shows that a check failed, without calling the receipt invalid', async () => {
    const user = userEvent.setup();
    const { store } = await open('/verify-receipt');
    vi.spyOn(store.api.receipts, 'verify').mockRejectedValueOnce(new Error('broken'));
    await user.type(await screen.findByRole('textbox', { name: 'Reference' }), 'K7-4F2M-9QTD');
    await user.type(screen.getByRole('textbox', { name: /^Checksum/ }), '9F3C 71A8 04DE 55B2 C610 8E2F A97D 13C4');
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'We couldn’t check it now' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByRole('heading', { name: 'This receipt is not valid' })).toBeVisible();
  });
});
