import { PDFDocument, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

import { pdf } from '../../test/uploads.ts';
import { transferSlip } from '../demo/slip.ts';
import { inertPdf } from './pdf.ts';
import { inspectPdf } from './pdf-inspection.ts';

type Change = (document: PDFDocument) => void | Promise<void>;
/** Inspects a document in this thread, with the same result. Starting a thread takes many times longer. */
const isInert = async (bytes: Buffer): Promise<boolean> => (await inspectPdf(bytes).catch(() => undefined)) !== undefined;
/** Inspects a document as the server does, in a thread with limits. */
const isInertInThread = async (bytes: Buffer): Promise<boolean> => (await inertPdf(bytes)) !== undefined;
const name = (text: string): PDFName => PDFName.of(text);

/** Adds an object to the catalog under this key. */
const inCatalog =
  (key: string, dict: Record<string, unknown>): Change =>
  ({ context, catalog }) =>
    catalog.set(name(key), context.register(context.obj(dict as never)));

/** Adds a link with this action to the page. */
const link =
  (dict: Record<string, unknown>): Change =>
  (document) => {
    const { context } = document;
    const annotation = context.obj({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: dict as never } as never);
    document.getPage(0).node.set(name('Annots'), context.obj([context.register(annotation as PDFObject)]));
  };

const ACTIVE: [string, Change][] = [
  ['a script that runs when it opens', (document) => document.addJavaScript('a', 'app.alert(1)')],
  ['a script in an action', inCatalog('OpenAction', { Type: 'Action', S: 'JavaScript', JS: PDFString.of('1') })],
  ['a script with escaped letters', link({ S: PDFName.of('Java#53cript'), '#4aS': PDFString.of('1') })],
  ['a program to launch', link({ Type: 'Action', S: 'Launch', F: PDFString.of('cmd.exe') })],
  ['a web address', link({ Type: 'Action', S: 'URI', URI: PDFString.of('https://eve.example') })],
  ['a jump to another file', link({ S: 'GoToR', F: PDFString.of('b.pdf'), D: [0, 'Fit'] })],
  ['a jump into an enclosed file', link({ S: 'GoToE', D: [0, 'Fit'] })],
  ['a form that is sent', link({ S: 'SubmitForm', F: PDFString.of('https://eve.example') })],
  ['a form that reads a file', link({ S: 'ImportData', F: PDFString.of('a.fdf') })],
  ['an action that is not known', link({ Type: 'Action', S: 'Unheard' })],
  ['an action for every key', inCatalog('AA', { WC: { S: 'Named', N: 'Print' } })],
  ['another file inside', (document) => document.attach(Buffer.from('MZ'), 'run.exe', { mimeType: 'application/x-msdownload' })],
  ['a form program', inCatalog('AcroForm', { Fields: [], XFA: PDFString.of('<xdp/>') })],
  ['a sound', link({ S: 'Sound' })],
  ['a film', inCatalog('Extra', { Type: 'Annot', Subtype: 'Movie' })],
];

describe('I4 a document', () => {
  it.each([
    ['of one page', () => pdf()],
    ['whose objects are not packed', () => pdf(() => undefined, false)],
    ['with jumps within itself', () => pdf(link({ Type: 'Action', S: 'GoTo', D: [0, 'Fit'] }))],
    ['with a form that is only filled in', () => pdf((document) => void document.getForm().createTextField('name'))],
    ['that was written by hand', async () => transferSlip('Alderway (Bank)', [['Amount', '300.00 USD']])],
  ])('%s is inert', async (_, make) => expect(await isInert(await make())).toBe(true));

  describe.each([
    ['packed into streams', true],
    ['in the open', false],
  ])('with its objects %s', (_, packed) => {
    it.each(ACTIVE)('is refused for %s', async (_name, change) => expect(await isInert(await pdf(change, packed))).toBe(false));
  });

  it('is refused when it contains an active object that a later one replaces', async () => {
    const active = await pdf(link({ S: 'JavaScript', JS: PDFString.of('1') }));
    const document = await PDFDocument.load(active);
    document.getPage(0).node.delete(name('Annots'));
    for (const [ref, object] of document.context.enumerateIndirectObjects())
      if (String(object).includes('JavaScript')) document.context.assign(ref, document.context.obj({}));
    const changed = Buffer.from(await document.save());
    expect(await isInert(changed)).toBe(true);
    expect(await isInert(Buffer.concat([active, changed]))).toBe(false);
  });

  it.each([
    [
      'that is encrypted',
      async () => {
        const document = await PDFDocument.create();
        document.addPage();
        document.encrypt({ userPassword: '', ownerPassword: 'o', permissions: {} });
        return Buffer.from(await document.save());
      },
    ],
    [
      'without a page',
      async () => Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF'),
    ],
    ['that ends in the middle', async () => (await pdf()).subarray(0, 300)],
    ['that is only a head', async () => Buffer.from('%PDF-1.7\n')],
    ['of zeros', async () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(100_000)])],
  ])('%s is refused', async (_, make) => expect(await isInertInThread(await make())).toBe(false));

  it.each([
    ['a stream of objects that grows a thousandfold', '/FlateDecode', deflateSync(Buffer.alloc(64 * 1024 * 1024, 32))],
    ['a stream of objects in two layers', '[/FlateDecode /FlateDecode]', deflateSync(deflateSync(Buffer.alloc(1024)))],
    ['a stream of objects in another code', '/LZWDecode', Buffer.alloc(100)],
    ['endlessly many objects', '/FlateDecode', deflateSync(Buffer.from('1 0 '.repeat(1000)))],
  ])('I5 with %s is refused', async (_, filter, stream) => {
    const head = `%PDF-1.7\n1 0 obj\n<< /Type /ObjStm /N 2000000000 /First 8 /Filter ${filter} /Length ${stream.length} >>\nstream\n`;
    const bomb = Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\n')]);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await isInertInThread(bomb)).toBe(false);
  });

  it('I5 is refused when it is nested a hundred thousand levels deep', async () => {
    const deep = `%PDF-1.7\n1 0 obj\n${'['.repeat(100_000)}${']'.repeat(100_000)}\nendobj\n`;
    expect(await isInertInThread(Buffer.from(deep))).toBe(false);
  });

  it('I5 is read in time when it contains a megabyte of digits', async () => {
    const digits = Buffer.from(`%${'7'.repeat(1024 * 1024)}\n`);
    expect(await isInertInThread(Buffer.concat([await pdf(), digits]))).toBe(true);
  });

  it('waits when many are inspected at the same time', async () => {
    const one = await pdf();
    expect(await Promise.all(Array.from({ length: 12 }, () => isInertInThread(one)))).toEqual(
      Array.from({ length: 12 }, () => true),
    );
  });
});
