import { parentPort, workerData } from 'node:worker_threads';
import { inflateSync } from 'node:zlib';

import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFParser,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

/** How the thread ends, when it finds its answer. */
const INERT = 64;
const NOT_INERT = 65;

/** Keys that only scripts, forms that compute, and enclosed files have. */
const KEYS = new Set(['JS', 'JavaScript', 'AA', 'XFA', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'URI']);
/** The only action that stays within the document. */
const JUMP = 'GoTo';
const ACTIONS = new Set(
  'JavaScript GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData SetOCGState Rendition Trans GoTo3DView RichMediaExecute ECMAScript'.split(
    ' ',
  ),
);
const KINDS = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'EmbeddedFile', 'Filespec', 'F']);
/** Names that betray an action anywhere in the bytes, also where no reader of the whole would look for an object. */
const BETRAYING = /\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|EmbeddedFiles?|Encrypt)(?![A-Za-z0-9])/;
/** Streams of objects are small; more is a bomb. */
const MAX_INFLATED = 32 * 1024 * 1024;

const nameOf = (object: PDFObject | undefined): string | undefined =>
  object instanceof PDFName ? object.decodeText() : undefined;

class Refused extends Error {}

/** Names may be written with #xx for any letter. */
const plainNames = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Refuses a stream of objects that is compressed in an unusual way, or too far. */
function checkStream({ dict, contents }: PDFRawStream): void {
  if (!['ObjStm', 'XRef'].includes(nameOf(dict.lookup(PDFName.of('Type'))) ?? '')) return;
  const filter = dict.lookup(PDFName.of('Filter'));
  const names = filter instanceof PDFArray ? filter.asArray().map((each) => nameOf(each)) : filter ? [nameOf(filter)] : [];
  if (names.length === 0) return;
  if (names.length > 1 || names[0] !== 'FlateDecode') throw new Refused('unusual filter');
  inflateSync(contents, { maxOutputLength: MAX_INFLATED });
}

/** Reads every object, those in streams and those that a later one replaces included. */
class Parser extends PDFParser {
  readonly found: PDFObject[] = [];

  constructor(bytes: Uint8Array) {
    super(bytes, Number.POSITIVE_INFINITY, true);
    const { context } = this as unknown as { context: PDFContext };
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      this.found.push(object);
      assign(ref, object);
    };
  }

  override parseObject(...given: Parameters<PDFParser['parseObject']>): PDFObject {
    const object = super.parseObject(...given);
    if (object instanceof PDFRawStream) checkStream(object);
    return object;
  }
}

function checkDict(dict: PDFDict, context: PDFContext): void {
  const read = (key: string): string | undefined => nameOf(context.lookup(dict.get(PDFName.of(key))));
  for (const key of dict.keys()) if (KEYS.has(key.decodeText())) throw new Refused(key.decodeText());
  const [action, kind, type] = [read('S'), read('Subtype'), read('Type')];
  if (action !== undefined && (ACTIONS.has(action) || (type === 'Action' && action !== JUMP))) throw new Refused(action);
  for (const each of [kind, type]) if (each !== undefined && KINDS.has(each)) throw new Refused(each);
}

function check(root: PDFObject, context: PDFContext): void {
  const open: PDFObject[] = [root];
  for (let object = open.pop(); object; object = open.pop()) {
    if (object instanceof PDFInvalidObject) throw new Refused('unreadable');
    if (object instanceof PDFStream) open.push(object.dict);
    if (object instanceof PDFArray) open.push(...object.asArray());
    if (!(object instanceof PDFDict)) continue;
    checkDict(object, context);
    open.push(...object.values());
  }
}

/** Whether the document has pages that a reader finds. */
function hasPages(context: PDFContext): boolean {
  const { Root } = context.trailerInfo;
  const catalog = Root instanceof PDFRef || Root instanceof PDFDict ? context.lookup(Root) : undefined;
  if (!(catalog instanceof PDFDict)) return false;
  const pages = context.lookup(catalog.get(PDFName.of('Pages')));
  const kids = pages instanceof PDFDict ? context.lookup(pages.get(PDFName.of('Kids'))) : undefined;
  return kids instanceof PDFArray && kids.size() > 0 && kids.asArray().some((kid) => context.lookup(kid) instanceof PDFDict);
}

/** Resolves to whether a document is inert; rejects when it cannot be read. */
export async function inspectPdf(bytes: Buffer): Promise<boolean> {
  if (BETRAYING.test(plainNames(bytes))) return false;
  const parser = new Parser(bytes);
  const context = await parser.parseDocument();
  if (context.trailerInfo.Encrypt || !hasPages(context)) return false;
  for (const object of parser.found) check(object, context);
  return true;
}

if (workerData instanceof Uint8Array) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage('loaded');
  const isInert = await inspectPdf(Buffer.from(workerData)).catch(() => false);
  process.exitCode = isInert ? INERT : NOT_INERT;
}
