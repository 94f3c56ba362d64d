import { parentPort, workerData } from 'node:worker_threads';

import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';

import { Limits, nameOf, Refused } from './pdf-limits.ts';
import { Parser } from './pdf-parser.ts';
import { rewrite } from './pdf-rewrite.ts';

/** How often a document is rewritten until it no longer changes: once, unless its numbers are rounded. */
const MAX_ROUNDS = 4;

/** Keys that only occur in scripts, computing forms, links and enclosed files. */
const KEYS = new Set(['JS', 'JavaScript', 'AA', 'XFA', 'EF', 'EmbeddedFiles', 'RichMediaContent', 'URI']);
/** The only action that stays within the document. */
const JUMP = 'GoTo';
const ACTIONS = new Set(
  'JavaScript GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData SetOCGState Rendition Trans GoTo3DView RichMediaExecute ECMAScript'.split(
    ' ',
  ),
);
const KINDS = new Set(['FileAttachment', 'RichMedia', 'Screen', 'Movie', 'Sound', '3D', 'EmbeddedFile', 'Filespec', 'F']);
/** Names of forbidden actions and objects. They are searched in all bytes, because other readers may find objects that this parser does not. */
const FORBIDDEN_NAMES =
  /\/(?:JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|EmbeddedFiles?|Encrypt)(?![A-Za-z0-9])/;
/** Decodes names: any letter may be written as #xx. */
const plainNames = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

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

/** Whether the document has pages that a reader can find. */
function hasPages(context: PDFContext): boolean {
  const { Root } = context.trailerInfo;
  const catalog = Root instanceof PDFRef || Root instanceof PDFDict ? context.lookup(Root) : undefined;
  if (!(catalog instanceof PDFDict)) return false;
  const pages = context.lookup(catalog.get(PDFName.of('Pages')));
  const kids = pages instanceof PDFDict ? context.lookup(pages.get(PDFName.of('Kids'))) : undefined;
  return kids instanceof PDFArray && kids.size() > 0 && kids.asArray().some((kid) => context.lookup(kid) instanceof PDFDict);
}

/** The rewritten document; undefined when it is not inert. Rejects when it cannot be read, or would unpack to too much. */
async function read(bytes: Buffer): Promise<Buffer | undefined> {
  if (FORBIDDEN_NAMES.test(plainNames(bytes))) return undefined;
  const limits = new Limits();
  const parser = new Parser(bytes, limits);
  const context = await parser.parseDocument();
  const { Encrypt, ID } = context.trailerInfo;
  if (Encrypt || !hasPages(context)) return undefined;
  for (const object of ID ? [...parser.found, ID] : parser.found) check(object, context);
  return Buffer.from(await rewrite(context, limits));
}

/**
 * Returns the document to store. It contains only inspected objects, because other readers may find more in the uploaded bytes. The result is inspected
 * again until a further round does not change it.
 */
export async function inspectPdf(bytes: Buffer): Promise<Buffer | undefined> {
  let written = await read(bytes);
  for (let round = 1; written && round < MAX_ROUNDS; round += 1) {
    const again = await read(written);
    if (again?.equals(written)) return written;
    written = again;
  }
  return undefined;
}

if (workerData instanceof Uint8Array) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage('loaded');
  const written = await inspectPdf(Buffer.from(workerData)).catch(() => undefined);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(written);
}
