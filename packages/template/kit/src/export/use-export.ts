import { useCallback, useState, type ComponentType } from 'react';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { saveFile, useToast } from '@kado/ui';
import { errorText } from '@kado/feature-kit';
import type { ExportTable } from './export-table.ts';
import type { PrintProps } from './print-table.tsx';

/** The formats of an export. */
export type ExportKind = 'csv' | 'excel' | 'print' | 'pdf' | 'copy';
/** A table to print, with the line below its title, and the component that prints it. */
export type Printed = Omit<PrintProps, 'onPrinted'> & { Print: ComponentType<PrintProps> };

/** The library for a format is loaded when the first file of that format is written. */
const WRITERS = {
  csv: async (table: ExportTable) => (await import('./text.ts')).toCsv(table),
  excel: async (table: ExportTable, _: string, rightToLeft: boolean) => (await import('./excel.ts')).toExcel(table, rightToLeft),
  pdf: async (table: ExportTable, detail: string, rightToLeft: boolean) =>
    (await import('./pdf-table.ts')).toPdf(table, detail, rightToLeft),
};
const EXTENSIONS = { csv: 'csv', excel: 'xlsx', pdf: 'pdf' } as const;

/** Whether a PDF could not be written because its font lacks a letter. */
export const isMissingGlyphs = async (error: unknown) => error instanceof (await import('./pdf.ts')).MissingGlyphsError;

/** Exports a table in one of five formats and reports the result; a table to print is returned as `printed`, to be rendered in the page. */
export function useExport(table: () => ExportTable | Promise<ExportTable>) {
  const { t } = useTranslation();
  const formats = useLocaleFormatters();
  const toast = useToast();
  const [printed, setPrinted] = useState<Printed>();

  async function write(kind: ExportKind): Promise<void> {
    const made = await table();
    const rows = t('list.rows', { count: made.rows.length });
    const detail = `${rows} · ${formats.dateTime(new Date())}`;
    if (made.rows.length === 0) return toast({ text: t('export.empty') });
    const print = async () => setPrinted({ table: made, detail, Print: (await import('./print-table.tsx')).PrintTable });
    if (kind === 'print') return print();
    if (kind === 'copy') {
      await navigator.clipboard.writeText((await import('./text.ts')).toTabs(made));
      return toast({ text: t('export.copied', { rows }), tone: 'good' });
    }
    const file = `${made.name}.${EXTENSIONS[kind]}`;
    try {
      saveFile(file, await WRITERS[kind](made, detail, document.documentElement.dir === 'rtl'));
    } catch (error) {
      if (kind !== 'pdf' || !(await isMissingGlyphs(error))) throw error;
      toast({ text: t('export.unwritable') });
      return print();
    }
    toast({ text: t('export.saved', { file, rows }), tone: 'good' });
  }

  // A change of this callback prints the table again.
  const onPrinted = useCallback(() => {
    if (printed) toast({ text: t('export.printed', { rows: t('list.rows', { count: printed.table.rows.length }) }) });
    setPrinted(undefined);
  }, [printed, t, toast]);

  return {
    printed,
    run: (kind: ExportKind) =>
      void write(kind).catch((error: unknown) => toast({ text: errorTextOf(error) ?? t('export.failed'), tone: 'bad' })),
    onPrinted,
  };
}

/** The server's message; a library's message would not help the user. */
const errorTextOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? errorText(error) : undefined;
