import { PDFArray, PDFContext, PDFDict, type PDFObject, PDFRawStream, PDFRef, PDFStream, PDFWriter } from '@cantoo/pdf-lib';

import { checkStream, type Limits, Refused, type Use } from './pdf-limits.ts';

/** About three times the largest upload, because compressed objects are written uncompressed. */
const MAX_WRITTEN = 16 * 1024 * 1024;

/** The places of pictures: the XObject dictionary of a page's resources, or one of these keys. */
const PICTURE_KEYS = new Set(['SMask', 'Mask', 'Thumb', 'Image', 'Obj']);
type Place = 'names' | 'picture' | 'other';

const placeOf = (key: string, within: Place): Place => {
  if (within === 'names') return 'picture';
  if (key === 'XObject') return 'names';
  return PICTURE_KEYS.has(key) ? 'picture' : 'other';
};

const insideOf = (object: PDFObject, place: Place): [PDFObject, Place][] => {
  if (object instanceof PDFArray) return object.asArray().map((each) => [each, place]);
  const dict = object instanceof PDFStream ? object.dict : object;
  if (!(dict instanceof PDFDict)) return [];
  return dict.entries().map(([key, value]) => [value, placeOf(key.decodeText(), dict === object ? place : 'other')]);
};

type Reached = { objects: Map<PDFRef, PDFObject>; streams: Map<PDFRawStream, Use> };

/** How often a list contains each object: a page may consist of the same stream a thousand times. */
function timesOf(list: PDFArray, context: PDFContext): Map<PDFObject | undefined, number> {
  const times = new Map<PDFObject | undefined, number>();
  for (const each of list.asArray()) {
    const object = context.lookup(each);
    times.set(object, (times.get(object) ?? 0) + 1);
  }
  return times;
}

/** All objects that the roots refer to, directly or not, and how each stream is used. */
function reach(roots: readonly PDFObject[], context: PDFContext): Reached {
  const reached: Reached = { objects: new Map(), streams: new Map() };
  const seen: Record<Place, Set<PDFObject>> = { names: new Set(), picture: new Set(), other: new Set() };
  const open = roots.map((root): [PDFObject, Place] => [root, 'other']);
  const use = (stream: PDFRawStream, { isPicture = true, times = 1 }: Partial<Use>): void => {
    const before = reached.streams.get(stream) ?? { isPicture, times };
    reached.streams.set(stream, { isPicture: before.isPicture && isPicture, times: Math.max(before.times, times) });
  };
  for (let next = open.pop(); next; next = open.pop()) {
    const [object, place] = next;
    if (seen[place].has(object)) continue;
    seen[place].add(object);
    const target = object instanceof PDFRef ? context.lookup(object) : undefined;
    if (object instanceof PDFRef && target) {
      reached.objects.set(object, target);
      open.push([target, place]);
    }
    if (object instanceof PDFArray)
      for (const [each, times] of timesOf(object, context)) if (each instanceof PDFRawStream) use(each, { times });
    if (object instanceof PDFRawStream) use(object, { isPicture: place === 'picture' });
    for (const each of insideOf(object, place)) open.push(each);
  }
  return reached;
}

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/**
 * Some readers repair a document by searching all its bytes for objects, tables and trailers, and one starts at the first object if that contains Linearized.
 * This check makes sure that no reader finds more objects than were written.
 */
function checkWritten(bytes: Uint8Array, objects: number): void {
  if (bytes.length > MAX_WRITTEN) throw new Refused('too large');
  const text = Buffer.from(bytes.buffer).toString('latin1');
  if (/\/(?:XRef|Linearized)/.test(text)) throw new Refused('another table');
  if (countOf(text, /\d[\0\s]+\d+[\0\s]+obj/g) !== objects) throw new Refused('another object');
  if (countOf(text, /trailer(?:[\0\s]|%[^\r\n]*[\r\n])*<</g) !== 1) throw new Refused('another trailer');
}

/** Writes only the objects that were read. The same document always gives the same bytes. */
export async function rewrite(context: PDFContext, limits: Limits): Promise<Uint8Array> {
  const { Root, Info, ID } = context.trailerInfo;
  if (!(Root instanceof PDFRef)) throw new Refused('no root');
  const written = PDFContext.create();
  written.header = context.header;
  written.trailerInfo = { Root, ...(Info instanceof PDFRef && { Info }), ...(ID instanceof PDFArray && { ID }) };
  const { objects, streams } = reach(Object.values(written.trailerInfo), context);
  if (new Set([...objects.keys()].map(({ objectNumber }) => objectNumber)).size < objects.size) throw new Refused('twice');
  for (const [stream, use] of streams) await checkStream(stream, use, limits);
  for (const [ref, object] of objects) written.assign(ref, object);
  const bytes = await PDFWriter.forContext(written, Number.POSITIVE_INFINITY).serializeToBuffer();
  checkWritten(bytes, objects.size);
  return bytes;
}
