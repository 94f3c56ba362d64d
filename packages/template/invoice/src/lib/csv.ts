import type { Invoice } from '@kado/contracts';
import { dollars } from './money.ts';

/** A cell that a spreadsheet would run as a formula is kept as text. */
const safe = (text: string): string => (/^[=+\-@\t\r]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text);
const cell = (text: string): string => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
const line = (cells: readonly (string | number)[]): string => cells.map((value) => cell(safe(String(value)))).join(',');

/** The columns of the file, in their order; the page names them. */
export const CSV_COLUMNS = ['number', 'status', 'client', 'email', 'company', 'total', 'balance', 'issued', 'due'] as const;

/** The invoices as a CSV text, amounts as plain figures, days as on the wire. */
export function toCsv(invoices: readonly Invoice[], heads: readonly string[]): string {
  const rows = invoices.map(({ id, invoiceStatus, client, total, balance, issuedDate, dueDate }) =>
    line([
      id,
      invoiceStatus,
      client.name,
      client.companyEmail,
      client.company,
      total,
      dollars(balance).decimal,
      issuedDate,
      dueDate,
    ]),
  );
  return [line(heads), ...rows].join('\r\n');
}

/** Hands the text to the reader as a file; the mark at its start tells spreadsheets that it is UTF-8. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}
