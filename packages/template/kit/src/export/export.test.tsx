import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defineFeature, publicRoute } from '@kado/feature-kit';
import { openFeature } from '@kado/template-kit/testing';
import { toExcel } from './excel.ts';
import { ExportMenu } from './export-menu.tsx';
import { openPdf } from './pdf.ts';
import { toPdf } from './pdf-table.ts';
import type { ExportTable } from './export-table.ts';
import { toCsv, toTabs } from './text.ts';

const TABLE: ExportTable = {
  name: 'people',
  title: 'People',
  heads: ['#', 'Name', 'Owes'],
  rows: [
    [1, '=HYPERLINK("x")', -205],
    [2, 'Halden, "Ros"', '-$1,205.50'],
  ],
};
const files: { name: string; content: Blob }[] = [];

beforeEach(() => {
  files.length = 0;
  let last: Blob;
  vi.stubGlobal('print', () => void dispatchEvent(new Event('afterprint')));
  URL.createObjectURL = (content) => ((last = content as Blob), 'blob:1');
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last });
  });
});

async function choose(way: string, table: () => ExportTable | Promise<ExportTable> = () => TABLE) {
  const user = userEvent.setup();
  const feature = defineFeature({
    id: 'common',
    routes: [{ path: 'list', handle: publicRoute, lazy: async () => ({ Component: () => <ExportMenu table={table} /> }) }],
  });
  await openFeature(feature, '/list');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: way }));
}
const toast = (text: string) => screen.findByText(text, { selector: 'output' });

it('writes CSV that a spreadsheet never runs as a formula', async () => {
  expect((await toCsv(TABLE).text()).trim().split('\r\n')).toEqual([
    '#,Name,Owes',
    `1,"'=HYPERLINK(""x"")",-205`,
    `2,"Halden, ""Ros""","'-$1,205.50"`,
  ]);
  expect(toTabs({ ...TABLE, rows: [['+234 803 555', 'a\tb', '@x']] }).split('\r\n')[1]).toBe(`+234 803 555\t"a\tb"\t"'@x"`);
});

it('puts Arabic in visual order and leaves numbers as they are', async () => {
  const { line, clean } = await openPdf(['plain', '−205']);
  expect(line(clean('\u2068−205\u2069\u202FUS$'))).toBe('–205\u00A0US$');
  expect(line('−205 US$')).toBe('−205 US$');
  expect(line('21\u200F/11\u200F/2026')).toBe('2026/11/21');
  expect(line('لا 5036')).toBe('5036 \uFEFB');
});

it.each([
  ['CSV file', 'people.csv', '\uFEFF#'],
  ['Excel file', 'people.xlsx', 'PK'],
  ['PDF file', 'people.pdf', '%PDF'],
])('saves a %s and shows the result', async (way, name, start) => {
  await choose(way);
  expect(await toast(`${name} saved: 2 rows`)).toBeInTheDocument();
  expect(files.map((file) => file.name)).toEqual([name]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]!.content.arrayBuffer());
  expect(text.slice(0, start.length)).toBe(start);
});

it('writes Excel and PDF files from right to left', async () => {
  const [excel, pdf] = await Promise.all([toExcel(TABLE, true), toPdf(TABLE, '2 rows', true)]);
  expect(Math.min(excel.size, pdf.size)).toBeGreaterThan(1000);
});

it('copies tab-separated text', async () => {
  await choose('Copy to the clipboard');
  expect(await toast('Copied: 2 rows')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(toTabs(TABLE));
});

it('prints the table alone and removes it afterwards', async () => {
  await choose('Print');
  expect(await toast('Handed to the print dialog: 2 rows')).toBeInTheDocument();
  expect(screen.queryByText('Halden, "Ros"')).not.toBeInTheDocument();
});

it('prints once, also if the page renders again meanwhile', async () => {
  const listen = vi.spyOn(globalThis, 'addEventListener');
  vi.stubGlobal('print', () => undefined);
  const user = userEvent.setup();
  function Component() {
    const [drawn, draw] = useState(1);
    return (
      <>
        <button type="button" onClick={() => draw(drawn + 1)}>
          Drawn {drawn}
        </button>
        <ExportMenu table={() => TABLE} />
      </>
    );
  }
  const routes = [{ path: 'list', handle: publicRoute, lazy: async () => ({ Component }) }];
  await openFeature(defineFeature({ id: 'common', routes }), '/list');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Print' }));
  const prints = () => listen.mock.calls.filter(([type]) => type === 'afterprint').length;
  await waitFor(() => expect(prints()).toBe(1));
  await user.click(await screen.findByRole('button', { name: 'Drawn 1' }));
  expect(await screen.findByRole('button', { name: 'Drawn 2' })).toBeInTheDocument();
  expect(prints()).toBe(1);
});

it.each([
  ['with the server’s message', { status: 503, message: 'The people are asleep' }, 'The people are asleep'],
  ['without a server message', new Error('null is not a function'), 'The export did not work. Try again or choose another way.'],
])('shows a failure %s', async (_, error, text) => {
  await choose('CSV file', () => Promise.reject(error as Error));
  expect(await toast(text)).toBeInTheDocument();
  expect(files).toEqual([]);
});

it('does not export an empty table', async () => {
  await choose('CSV file', () => ({ ...TABLE, rows: [] }));
  expect(await toast('There is nothing to export')).toBeInTheDocument();
});
