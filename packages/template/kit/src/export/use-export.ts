import { useState } from 'react';
import { useFormats, useTranslation } from '@kado/i18n';
import { saveFile, useToast } from '@kado/ui';
import { errorText } from '@kado/feature-kit';
import type { ExportTable } from './export-table.ts';

/** How a table can leave the page. */
export type ExportKind = 'csv' | 'excel' | 'print' | 'pdf' | 'copy';
/** A sheet on its way to the printer, with the line under its title. */
export type Printed = { sheet: ExportTable; detail: string };

/** The libraries that write files come with the first file of their kind. */
const WRITERS = {
  csv: async (sheet: ExportTable) => (await import('./text.ts')).toCsv(sheet),
  excel: async (sheet: ExportTable, _: string, turned: boolean) => (await import('./excel.ts')).toExcel(sheet, turned),
  pdf: async (sheet: ExportTable, detail: string, turned: boolean) =>
    (await import('./pdf-table.ts')).toPdf(sheet, detail, turned),
};
const ENDINGS = { csv: 'csv', excel: 'xlsx', pdf: 'pdf' } as const;

const lacksLetters = async (error: unknown) => error instanceof (await import('./pdf.ts')).MissingGlyphsError;

/** Exports a sheet in one of five ways and says how it went; what is to be printed is handed back, to be shown in the page. */
export function useExport(sheet: () => ExportTable | Promise<ExportTable>) {
  const { t } = useTranslation();
  const formats = useFormats();
  const toast = useToast();
  const [printed, setPrinted] = useState<Printed>();
  const said = (rows: number) => t('list.rows', { count: rows });

  async function write(kind: ExportKind): Promise<void> {
    const made = await sheet();
    const rows = said(made.rows.length);
    const detail = `${rows} · ${formats.dateTime(new Date())}`;
    if (made.rows.length === 0) return void toast({ text: t('export.empty') });
    if (kind === 'print') return setPrinted({ sheet: made, detail });
    if (kind === 'copy') {
      await navigator.clipboard.writeText((await import('./text.ts')).toTabs(made));
      return void toast({ text: t('export.copied', { rows }), tone: 'good' });
    }
    const file = `${made.name}.${ENDINGS[kind]}`;
    try {
      saveFile(file, await WRITERS[kind](made, detail, document.documentElement.dir === 'rtl'));
    } catch (error) {
      if (kind !== 'pdf' || !(await lacksLetters(error))) throw error;
      toast({ text: t('export.unwritable') });
      return setPrinted({ sheet: made, detail });
    }
    toast({ text: t('export.saved', { file, rows }), tone: 'good' });
  }

  return {
    printed,
    run: (kind: ExportKind) =>
      void write(kind).catch((error: unknown) => toast({ text: errorTextOf(error) ?? t('export.failed'), tone: 'bad' })),
    onPrinted: () => {
      if (printed) toast({ text: t('export.printed', { rows: said(printed.sheet.rows.length) }) });
      setPrinted(undefined);
    },
  };
}

/** The server's own words about a failure; a library's are no help to the reader. */
const errorTextOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? errorText(error) : undefined;
