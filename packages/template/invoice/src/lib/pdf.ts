import { loadPdf, type Pdf } from '@kado/template-kit/export';
import type { Pair, Printable } from './printable.ts';

const MARGIN = 48;
const [INK, QUIET, HAIRLINE] = [30, 105, 205];
const LINE = 14;
const NOTE_LINE = 11;

/** Writes texts from the start side of the page, left or right. */
function pen({ doc, line, clean }: Pdf, rightToLeft: boolean) {
  const { width } = doc.internal.pageSize;
  const place = (x: number) => (rightToLeft ? width - x : x);
  const rule = (y: number, from = MARGIN) =>
    doc
      .setDrawColor(HAIRLINE)
      .setLineWidth(0.5)
      .line(place(from), y, place(width - MARGIN), y);
  const text = (words: string, x: number, y: number, { size = 9, tone = QUIET, end = false } = {}) => {
    doc.setFontSize(size).setTextColor(tone);
    doc.text(line(clean(words)), place(x), y, { align: end === rightToLeft ? 'left' : 'right' });
  };
  return { text, rule, width, middle: width / 2 };
}
type Pen = ReturnType<typeof pen>;

function drawPairs({ text }: Pen, pairs: readonly Pair[], x: number, y: number, gap = 90): number {
  pairs.forEach(([name, value], at) => {
    text(name, x, y + at * LINE);
    text(value, x + gap, y + at * LINE, { tone: INK });
  });
  return y + pairs.length * LINE;
}

function drawHead(page: Pen, { company: [name = '', ...address], title, facts, billTo, payment }: Printable): number {
  const { text, rule, middle } = page;
  text(name, MARGIN, 64, { size: 15, tone: INK });
  address.forEach((words, at) => text(words, MARGIN, 84 + at * LINE));
  text(title, middle + 24, 64, { size: 15, tone: INK });
  drawPairs(page, facts, middle + 24, 84, 70);
  rule(136);
  text(billTo.title, MARGIN, 160);
  billTo.lines.forEach((words, at) => text(words, MARGIN, 178 + at * LINE, { tone: at === 0 ? INK : QUIET }));
  text(payment.title, middle + 24, 160);
  const end = drawPairs(page, payment.pairs, middle + 24, 178, 70);
  return Math.max(end, 178 + billTo.lines.length * LINE) + 12;
}

type Note = { name: string; lines: readonly string[] };
const heightOf = (lines: Note['lines']) => 18 + lines.length * NOTE_LINE;

/** Breaks each note into lines that fit the width. */
const wrapNotes = ({ doc, clean }: Pdf, notes: readonly Pair[], width: number): Note[] =>
  notes.map(([name, value]) => ({ name, lines: doc.setFontSize(9).splitTextToSize(clean(value), width) as string[] }));

function drawFoot(pdf: Pdf, page: Pen, { sums, due, notes, stub }: Printable, from: number): void {
  const { text, rule, width, middle } = page;
  const wrapped = wrapNotes(pdf, notes, middle - MARGIN);
  const noteHeight = wrapped.reduce((height, { lines }) => height + heightOf(lines), 0);
  const sumHeight = sums.length * (LINE + 2) + LINE * 2;
  const stubHeight = stub ? stub.pairs.length * LINE + 56 : 0;
  const needed = 24 + Math.max(noteHeight, sumHeight) + stubHeight;
  const fits = from + needed < pdf.doc.internal.pageSize.height - MARGIN;
  if (!fits) pdf.doc.addPage();
  let y = fits ? from + 24 : 64;
  let noted = y;
  for (const { name, lines } of wrapped) {
    text(name, MARGIN, noted);
    lines.forEach((words, row) => text(words, MARGIN, noted + 12 + row * NOTE_LINE, { tone: INK }));
    noted += heightOf(lines);
  }
  for (const [name, value] of [...sums, due]) {
    const size = name === due[0] ? 11 : 9;
    if (size > 9) {
      rule(y - 4, middle + 24);
      y += 14;
    }
    text(name, middle + 24, y, { size, tone: size > 9 ? INK : QUIET });
    text(value, width - MARGIN, y, { size, tone: INK, end: true });
    y += LINE + (size > 9 ? 0 : 2);
  }
  if (!stub) return;
  y = Math.max(y, noted) + 16;
  pdf.doc.setLineDashPattern([3, 3], 0);
  rule(y);
  pdf.doc.setLineDashPattern([], 0);
  text(stub.title, MARGIN, y + 20, { size: 11, tone: INK });
  drawPairs(page, stub.pairs, MARGIN, y + 40);
}

const textsOf = ({ company, facts, billTo, payment, rows, heads, sums, due, notes, stub, title }: Printable): string[] => [
  title,
  billTo.title,
  payment.title,
  stub?.title ?? '',
  ...[company, billTo.lines, heads, due].flat(),
  ...[rows, facts, payment.pairs, sums, notes, stub?.pairs ?? []].flat(2),
];

/** The invoices as one PDF; each starts on its own page. */
export async function invoicePdf(invoices: readonly Printable[], rightToLeft: boolean): Promise<Blob> {
  const { openPdf, autoTable } = await loadPdf();
  const pdf = await openPdf(invoices.flatMap(textsOf));
  const page = pen(pdf, rightToLeft);
  const inOrder = (row: readonly string[]) => {
    const cells = row.map((words, column) => ({
      content: pdf.clean(words),
      styles: { halign: (column === 0) === rightToLeft ? ('right' as const) : ('left' as const) },
    }));
    return rightToLeft ? cells.toReversed() : cells;
  };
  invoices.forEach((invoice, at) => {
    if (at > 0) pdf.doc.addPage();
    autoTable(pdf.doc, {
      theme: 'plain',
      startY: drawHead(page, invoice),
      margin: MARGIN,
      head: [inOrder(invoice.heads)],
      body: invoice.rows.map(inOrder),
      styles: { font: pdf.font, fontSize: 9, textColor: INK, cellPadding: 6, lineColor: HAIRLINE, lineWidth: { bottom: 0.5 } },
      headStyles: { fontStyle: 'normal', fontSize: 8, textColor: QUIET },
      // Lines are broken in logical order and drawn in visual order.
      willDrawCell: ({ cell }) => void (cell.text = cell.text.map(pdf.line)),
    });
    const { lastAutoTable } = pdf.doc as unknown as { lastAutoTable: { finalY: number } };
    drawFoot(pdf, page, invoice, lastAutoTable.finalY);
  });
  return pdf.doc.output('blob');
}
