import { autoTable } from 'jspdf-autotable';
import { openPdf, type Pdf } from './pdf.ts';
import { type ExportTable, figureColumns } from './export-table.ts';

const MARGIN = 40;
const INK = 30;
const QUIET = 110;
const HAIRLINE = 205;

/** Draws the title on the first page, and the page number below every table. */
function drawFrame({ doc, line, clean }: Pdf, title: string, detail: string, rightToLeft: boolean): void {
  const { width, height } = doc.internal.pageSize;
  const at = rightToLeft ? width - MARGIN : MARGIN;
  const align = rightToLeft ? 'right' : 'left';
  const pages = doc.getNumberOfPages();
  for (let page = 1; page <= pages; page += 1) {
    doc.setPage(page);
    if (page === 1) {
      doc.setFontSize(16).setTextColor(INK);
      doc.text(line(clean(title)), at, MARGIN + 10, { align });
      doc.setFontSize(9).setTextColor(QUIET);
      doc.text(line(clean(detail)), at, MARGIN + 26, { align });
    }
    doc.setFontSize(8).setTextColor(QUIET);
    doc.text(`${page} / ${pages}`, width / 2, height - 20, { align: 'center' });
  }
}

/** The table as a PDF; in a right-to-left language its columns run from the right. */
export async function toPdf(table: ExportTable, detail: string, rightToLeft: boolean): Promise<Blob> {
  const { title, heads, rows } = table;
  const figures = figureColumns(table);
  const texts = [heads, ...rows].map((row) => row.map(String));
  const pdf = await openPdf([title, detail, ...texts.flat()], { orientation: heads.length > 5 ? 'landscape' : 'portrait' });
  const inOrder = (row: readonly (string | number)[]) => {
    const cells = row.map((value, column) => ({
      content: pdf.clean(String(value)),
      styles: { halign: figures[column] === rightToLeft ? ('left' as const) : ('right' as const) },
    }));
    return rightToLeft ? cells.toReversed() : cells;
  };
  autoTable(pdf.doc, {
    theme: 'plain',
    startY: MARGIN + 42,
    margin: MARGIN,
    head: [inOrder(heads)],
    body: rows.map(inOrder),
    styles: { font: pdf.font, fontSize: 9, textColor: INK, cellPadding: 5, lineColor: HAIRLINE, lineWidth: { bottom: 0.5 } },
    headStyles: { fontStyle: 'normal', fontSize: 8, textColor: QUIET },
    // Lines are broken in logical order and drawn in visual order.
    willDrawCell: ({ cell }) => void (cell.text = cell.text.map(pdf.line)),
  });
  drawFrame(pdf, title, detail, rightToLeft);
  return pdf.doc.output('blob');
}
