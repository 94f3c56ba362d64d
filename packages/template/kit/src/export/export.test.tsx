import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { defineFeature, publicRoute } from '@kado/feature-kit';
import { openFeature } from '@kado/template-kit/testing';
import { toExcel } from './excel.ts';
import { ExportMenu } from './export-menu.tsx';
import { openPdf } from './pdf.ts';
import { toPdf } from './pdf-table.ts';
import type { ExportTable } from './export-table.ts';
import { toCsv, toTabs } from './text.ts';

const SHEET: ExportTable = {
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
  // The package has no words of its own: those of i18n stand in.
  vi.spyOn(process, 'cwd').mockReturnValue(`${import.meta.dirname}/../../../../i18n`);
  files.length = 0;
  let last: Blob;
  vi.stubGlobal('print', () => void dispatchEvent(new Event('afterprint')));
  URL.createObjectURL = (content) => ((last = content as Blob), 'blob:1');
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, content: last });
  });
});

async function choose(way: string, sheet: () => ExportTable | Promise<ExportTable> = () => SHEET) {
  const user = userEvent.setup();
  const feature = defineFeature({
    id: 'common',
    routes: [{ path: 'list', handle: publicRoute, lazy: async () => ({ Component: () => <ExportMenu sheet={sheet} /> }) }],
  });
  await openFeature(feature, '/list');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: way }));
}
const said = (text: string) => screen.findByText(text, { selector: 'output' });

it('writes a file that a spreadsheet reads and never runs', async () => {
  expect((await toCsv(SHEET).text()).trim().split('\r\n')).toEqual([
    '#,Name,Owes',
    `1,"'=HYPERLINK(""x"")",-205`,
    `2,"Halden, ""Ros""","'-$1,205.50"`,
  ]);
  expect(toTabs({ ...SHEET, rows: [['+234 803 555', 'a\tb', '@x']] }).split('\r\n')[1]).toBe(`+234 803 555\t"a\tb"\t"'@x"`);
});

it('puts Arabic into the order in which it is drawn, and leaves figures as they are', async () => {
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
])('saves a %s and says so', async (way, name, start) => {
  await choose(way);
  expect(await said(`${name} saved: 2 rows`)).toBeInTheDocument();
  expect(files.map((file) => file.name)).toEqual([name]);
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await files[0]!.content.arrayBuffer());
  expect(text.slice(0, start.length)).toBe(start);
});

it('turns both files around for a page from right to left', async () => {
  const [excel, pdf] = await Promise.all([toExcel(SHEET, true), toPdf(SHEET, '2 rows', true)]);
  expect(Math.min(excel.size, pdf.size)).toBeGreaterThan(1000);
});

it('copies what a spreadsheet pastes', async () => {
  await choose('Copy to the clipboard');
  expect(await said('Copied: 2 rows')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe(toTabs(SHEET));
});

it('prints the table alone, and takes it away again', async () => {
  await choose('Print');
  expect(await said('Handed to the print dialog: 2 rows')).toBeInTheDocument();
  expect(screen.queryByText('Halden, "Ros"')).not.toBeInTheDocument();
});

it.each([
  ['the server said why', { status: 503, message: 'The people are asleep' }, 'The people are asleep'],
  ['nobody knows why', new Error('null is not a function'), 'The export did not work. Try again or choose another way.'],
])('tells a failure where %s', async (_, error, text) => {
  await choose('CSV file', () => Promise.reject(error as Error));
  expect(await said(text)).toBeInTheDocument();
  expect(files).toEqual([]);
});

it('exports nothing where there is nothing', async () => {
  await choose('CSV file', () => ({ ...SHEET, rows: [] }));
  expect(await said('There is nothing to export')).toBeInTheDocument();
});
