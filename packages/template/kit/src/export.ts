// Declares the type of font imports for every package that compiles this source.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./export/font.d.ts" />
export { ExportMenu, type ExportMenuProps } from './export/export-menu.tsx';
export type { ExportTable } from './export/export-table.ts';
export { loadPdf } from './export/load-pdf.ts';
export type { Pdf } from './export/pdf.ts';
export { type ExportKind, isMissingGlyphs, useExport } from './export/use-export.ts';
