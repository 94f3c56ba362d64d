import { constants, createInflateRaw, inflateSync } from 'node:zlib';

import {
  decodePDFRawStream,
  PDFArray,
  type PDFContext,
  type PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  PDFRef,
} from '@cantoo/pdf-lib';

export class Refused extends Error {}

const MIB = 1024 * 1024;
/** Text, fonts and object lists of a normal document of 5 MiB stay far below this. A reader processes all of it. */
const MAX_INFLATED = 32 * MIB;
/** Ten pages that were scanned in colour at 300 dpi, uncompressed. */
const MAX_PICTURES = 256 * MIB;
/** The maximum number of pixels of one picture, as for an uploaded picture. */
const MAX_PIXELS = 64 * MIB;
/** The order of a stream's filters, of which each rank may occur once: text encoding, compression, picture format. */
const FILTERS: Readonly<Record<string, number>> = {
  ASCIIHexDecode: 0,
  ASCII85Decode: 0,
  FlateDecode: 1,
  LZWDecode: 1,
  RunLengthDecode: 1,
  DCTDecode: 2,
  JPXDecode: 2,
  JBIG2Decode: 2,
  CCITTFaxDecode: 2,
};
const PICTURE = 2;
/** Streams that are not unpacked here count with the highest possible ratio of their filter. */
const WORST_RATIO: Readonly<Record<string, number>> = { LZWDecode: 1400, RunLengthDecode: 64 };

/** How many bytes of one kind the document may still unpack to. */
class Budget {
  left: number;
  constructor(left: number) {
    this.left = left;
  }
  spend(size: number): void {
    this.left -= size;
    if (this.left < 0) throw new Refused('too large');
  }
}

/** The limits for all unpacked data of one document. */
export class Limits {
  readonly streams = new Budget(MAX_INFLATED);
  readonly pictures = new Budget(MAX_PICTURES);
}

export const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined;

/** The value of a key. Refuses a reference without a target, because another reader may find one. */
function resolve(dict: PDFDict, value: PDFObject | undefined): PDFObject | undefined {
  const found = dict.context.lookup(value);
  if (value instanceof PDFRef && (found === undefined || found instanceof PDFRef)) throw new Refused('leads nowhere');
  return found === PDFNull ? undefined : found;
}

export const valueOf = (dict: PDFDict, key: string): PDFObject | undefined => resolve(dict, dict.get(PDFName.of(key)));

function filtersOf(dict: PDFDict): string[] {
  // F names an external file; some readers take it for the short form of Filter.
  if (dict.has(PDFName.of('F'))) throw new Refused('F');
  const filter = valueOf(dict, 'Filter');
  const values = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  let last = -1;
  return values.map((value) => {
    const name = nameOf(resolve(dict, value)) ?? '';
    const rank = FILTERS[name] ?? -1;
    if (rank <= last) throw new Refused('unusual filter');
    last = rank;
    return name;
  });
}

/** Counts the bytes without keeping them. Ignores a wrong checksum and a missing end, as readers do. Refuses other errors, which readers interpret differently. */
async function inflatedSize(bytes: Uint8Array, max: number): Promise<number> {
  const [method = 0, flags = 0] = bytes;
  if (bytes.length < 2) return 0;
  if ((method & 15) !== 8 || (method * 256 + flags) % 31 !== 0 || (flags & 32) !== 0) throw new Refused('not zlib');
  const inflate = createInflateRaw({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 64 * 1024 });
  inflate.end(bytes.subarray(2));
  let size = 0;
  for await (const chunk of inflate as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > max) throw new Refused('bomb');
  }
  return size;
}

function withoutText({ dict, contents }: PDFRawStream, filters: readonly string[]): Uint8Array {
  const text = filters.filter((name) => FILTERS[name] === 0);
  if (text.length === 0) return contents;
  return decodePDFRawStream(PDFRawStream.of(dict.context.obj({ Filter: text }), contents)).decode();
}

async function unpackedSize(stream: PDFRawStream, filters: readonly string[], max: number): Promise<number> {
  const contents = withoutText(stream, filters);
  if (filters.includes('FlateDecode')) return inflatedSize(contents, max);
  return contents.length * Math.max(1, ...filters.map((name) => WORST_RATIO[name] ?? 1));
}

/** The larger one if a side is given twice, because some readers prefer the short name. */
function sideOf(dict: PDFDict, ...keys: string[]): number {
  const sides = keys.map((key) => valueOf(dict, key)).filter((side) => side instanceof PDFNumber);
  if (sides.length === 0) throw new Refused('no size');
  return Math.max(...sides.map((side) => side.asNumber()));
}

/** Whether a stream is used only as a picture, and how often a single list contains it at most. */
export type Use = { isPicture: boolean; times: number };

/** Throws when a stream unpacks to more than the remaining budget. */
export async function checkStream(stream: PDFRawStream, use: Use, limits: Limits): Promise<void> {
  const { dict } = stream;
  if (['ObjStm', 'XRef'].includes(nameOf(valueOf(dict, 'Type')) ?? '')) throw new Refused('objects within');
  const filters = filtersOf(dict);
  const isPicture = nameOf(valueOf(dict, 'Subtype')) === 'Image' && use.isPicture;
  if (isPicture && sideOf(dict, 'Width', 'W') * sideOf(dict, 'Height', 'H') > MAX_PIXELS) throw new Refused('pixels');
  if (!isPicture && filters.some((name) => FILTERS[name] === PICTURE)) throw new Refused('no picture');
  const budget = isPicture ? limits.pictures : limits.streams;
  budget.spend((await unpackedSize(stream, filters, budget.left)) * use.times);
}

/** Throws when a stream of objects, which the parser unpacks, has an unusual filter or unpacks to too much. */
export function checkObjects({ dict, contents }: PDFRawStream, context: PDFContext, { streams }: Limits): void {
  const read = (key: string): PDFObject | undefined => context.lookup(dict.get(PDFName.of(key)));
  if (!['ObjStm', 'XRef'].includes(nameOf(read('Type')) ?? '')) return;
  const filter = read('Filter');
  const names = filter instanceof PDFArray ? filter.asArray().map((each) => nameOf(each)) : filter ? [nameOf(filter)] : [];
  if (names.length > 1 || (names.length === 1 && names[0] !== 'FlateDecode')) throw new Refused('unusual filter');
  streams.spend(names.length === 0 ? contents.length : inflateSync(contents, { maxOutputLength: streams.left + 1 }).length);
}
