import { deflateSync } from 'node:zlib';

/** Objects by their object number. */
type Objects = Readonly<Record<number, string>>;
type Body = { text: string; offsets: Map<number, number> };

const rowOf = (offset: number): string => `${String(offset).padStart(10, '0')} 00000 n \n`;

export const streamOf = (entries: string, contents: Buffer | string): string =>
  `<<${entries}/Length ${contents.length}>>\nstream\n${contents.toString('latin1')}\nendstream`;

/** A document with one page; `entries` are added to the page, `catalog` to the catalog. */
export const onePage = (entries = '', catalog = ''): Objects => ({
  1: `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
  2: '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  3: `<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]${entries}>>`,
});

function bodyOf(objects: Objects): Body {
  const offsets = new Map<number, number>();
  let text = '%PDF-1.7\n';
  for (const [number, object] of Object.entries(objects)) {
    offsets.set(Number(number), text.length);
    text += `${number} 0 obj\n${object}\nendobj\n`;
  }
  return { text, offsets };
}

/** A document with a plain cross-reference table. `hidden` objects are within the bytes of others, and only the table contains their positions. */
export function rawPdf(objects: Objects, hidden: readonly number[] = [], trailer = ''): Buffer {
  const { text, offsets } = bodyOf(objects);
  for (const number of hidden) offsets.set(number, text.indexOf(`${number} 0 obj`));
  const rows = [...offsets].map(([number, offset]) => `${number} 1\n${rowOf(offset)}`).join('');
  const table = `xref\n0 1\n0000000000 65535 f \n${rows}trailer\n<</Size 99/Root 1 0 R${trailer}>>\n`;
  return Buffer.from(`${text}${table}startxref\n${text.length}\n%%EOF\n`, 'latin1');
}

/** A document whose object 5 is packed into object 6, with a cross-reference stream. */
export function packedPdf(objects: Objects): Buffer {
  const { text, offsets } = bodyOf(objects);
  const rows = Array.from({ length: 10 }, (_, number) => {
    if (number === 5) return [2, 6, 0];
    const offset = number === 7 ? text.length : offsets.get(number);
    return offset === undefined ? [0, 0, 0] : [1, offset, 0];
  });
  const table = Buffer.from(rows.flatMap(([type = 0, at = 0, index = 0]) => [type, at >> 8, at & 255, index]));
  const stream = streamOf('/Type/XRef/Size 10/W[1 2 1]/Root 1 0 R/Filter/FlateDecode', deflateSync(table));
  return Buffer.from(`${text}7 0 obj\n${stream}\nendobj\nstartxref\n${text.length}\n%%EOF\n`, 'latin1');
}
