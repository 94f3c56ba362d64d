import { expect, it } from 'vitest';
import { invoicePdf } from './pdf.ts';
import type { Printable } from './printable.ts';

const WORDS = Array.from({ length: 50 }, (_, at) => `note${String(at).padStart(2, '0')}`);
const NOTE = WORDS.join(' ').slice(0, 300).trimEnd();

const printable = (notes: Printable['notes'], rows = 1): Printable => ({
  title: 'Invoice 5031',
  company: ['Kado'],
  facts: [['Issued', '1 Nov 2026']],
  billTo: { title: 'Bill to', lines: ['Elif Demir'] },
  payment: { title: 'Payment details', pairs: [['Total due', '$10.00']] },
  heads: ['Item', 'Cost', 'Quantity', 'Amount'],
  rows: Array.from({ length: rows }, () => ['Lamp', '$10.00', '1', '$10.00']),
  sums: [['Total', '$10.00']],
  due: ['Balance', '$10.00'],
  notes,
  stub: { title: 'Payment stub', pairs: [['Client', 'Elif Demir']] },
});

/** The texts of each page with their distance from its bottom edge. */
async function pagesOf(invoice: Printable): Promise<{ text: string; fromEnd: number }[][]> {
  const content = await (await invoicePdf([invoice], false)).text();
  return [...content.matchAll(/stream\n(.*?)endstream/gs)].map(([, page = '']) =>
    [...page.matchAll(/ ([-\d.]+) Td\n\((.*?)\) Tj/g)].map(([, at, text = '']) => ({ text, fromEnd: Number(at) })),
  );
}

it('draws a long note completely, above the payment stub', async () => {
  const [page = []] = await pagesOf(printable([['Note', NOTE]]));
  const lines = page.filter(({ text }) => text.startsWith('note'));
  expect(lines.map(({ text }) => text).join(' ')).toBe(NOTE);
  expect(lines.length).toBeGreaterThan(2);
  expect(new Set(lines.map(({ fromEnd }) => fromEnd)).size).toBe(lines.length);
  expect(page.find(({ text }) => text === 'Payment stub')?.fromEnd).toBeLessThan(
    Math.min(...lines.map(({ fromEnd }) => fromEnd)),
  );
});

it('draws several notes below each other', async () => {
  const [page = []] = await pagesOf(
    printable([
      ['Terms', NOTE],
      ['Note', 'Thanks'],
    ]),
  );
  const ends = page.filter(({ text }) => text.startsWith('note')).map(({ fromEnd }) => fromEnd);
  expect(page.find(({ text }) => text === 'Note')?.fromEnd).toBeLessThan(Math.min(...ends));
});

it.each([18, 20, 22, 24])('keeps %i lines within the page, or continues on the next one', async (rows) => {
  const pages = await pagesOf(printable([['Note', NOTE]], rows));
  expect(Math.min(...pages.flat().map(({ fromEnd }) => fromEnd))).toBeGreaterThanOrEqual(40);
  const whole = pages.find((page) => page.some(({ text }) => text.startsWith('note')));
  expect(whole?.filter(({ text }) => text.startsWith('note') || text === 'Payment stub').length).toBeGreaterThan(3);
});
