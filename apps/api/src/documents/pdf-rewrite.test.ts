import { deflateSync } from 'node:zlib';

import { decodePDFRawStream, PDFDocument, type PDFObject, PDFRawStream, PDFRef, StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';

import { readActions } from '../../test/pdf-text.ts';
import { onePage, packedPdf, rawPdf, streamOf } from '../../test/raw-pdf.ts';
import { pdf, picture } from '../../test/uploads.ts';
import { transferSlip } from '../demo/slip.ts';
import { inspectPdf } from './pdf-inspection.ts';

/** Inspects a document in this thread, with the same result as the real one. */
const inertPdf = (bytes: Buffer): Promise<Buffer | undefined> => inspectPdf(bytes).catch(() => undefined);

const SCRIPT = String.raw`<</S/JavaScript/JS(app.alert\(1\))>>`;
const PACKED = deflateSync(Buffer.from(`5 0 ${SCRIPT}`));
const hex = Buffer.from(`${PACKED.toString('hex')}>`);
const LINK = '/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 99 99]/A 5 0 R>>]';
const packed = (type: string, more = {}, contents = PACKED, filter = '/FlateDecode') =>
  packedPdf({ ...onePage('', '/OpenAction 5 0 R'), 6: streamOf(`${type}/N 1/First 4/Filter${filter}`, contents), ...more });
const inContents = (hidden: string, more = '') =>
  rawPdf({ ...onePage(`/Contents 4 0 R${LINK}${more}`), 4: streamOf('', `% \nendobj\n5 0 obj\n${hidden}\nendobj\n`) }, [5]);

/** The unpacked content of each stream of a document, or its filter. */
async function streamsOf(bytes: Buffer): Promise<string[]> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  const objects = context.enumerateIndirectObjects().map(([, object]) => object);
  const streams = objects.filter((object: PDFObject) => object instanceof PDFRawStream);
  const own = streams.filter(({ dict }) => !/\/(?:XRef|ObjStm)/.test(String(dict)));
  return own.map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')).toSorted();
}

async function statement(change: (document: PDFDocument) => Promise<void> = async () => undefined): Promise<Buffer> {
  return pdf(async (document) => {
    const font = await document.embedFont(StandardFonts.Helvetica);
    const image = await document.embedPng(await picture(3));
    for (const text of ['First (page)', 'Second page']) document.addPage([300, 300]).drawText(text, { font, x: 20, y: 200 });
    document.getPage(1).drawImage(image, { x: 10, y: 10 });
    await change(document);
  });
}

describe('I4 what is stored of a document', () => {
  it.each([
    ['without a type', packed('')],
    ['of another type', packed('/Type/Metadata')],
    ['whose type stands elsewhere', packed('/Type 8 0 R', { 8: '/ObjStm' })],
    ['in another code', packed('', {}, hex, '[/ASCIIHexDecode/FlateDecode]')],
  ])('has no script that is packed into a stream %s', async (_, bytes) => {
    expect((await readActions(bytes)).acts).not.toEqual([]);
    const stored = await inertPdf(bytes);
    expect(await readActions(stored!)).toMatchObject({ pages: 1, acts: [] });
  });

  it.each(['<</S/URI/URI(https://eve.example)>>', '<</S/Named/N/NextPage>>', '<</S/ResetForm>>'])(
    'is refused with %s in the bytes of a page, where a table or a search for objects finds it',
    async (hidden) => {
      const bytes = inContents(hidden);
      expect((await readActions(bytes)).acts).not.toEqual([]);
      expect(await inertPdf(bytes)).toBeUndefined();
    },
  );

  it.each([
    ['an object in a string', rawPdf(onePage('/Title(\nendobj\n5 0 obj\n<</S/ResetForm>>\nendobj\n)'))],
    ['a trailer in a string', rawPdf(onePage('/Title(\ntrailer\n<</Root 9 0 R>>)'))],
    ['a table in a stream that a search finds', rawPdf({ ...onePage('/X 4 0 R'), 4: streamOf('/Y/XRef', 'a') })],
    ['a table behind its first object', rawPdf(onePage('', '/X 4 0 R/Linearized 1'))],
    ['two objects of one number', rawPdf({ ...onePage('/X[4 0 R 4 1 R]'), 4: '1\nendobj\n4 1 obj\n2' })],
    ['objects within that are not read', rawPdf({ ...onePage('/X 4 0 R'), 4: streamOf('/Type 5 0 R', 'a'), 5: '/ObjStm' })],
    ['a catalog in its trailer', rawPdf(onePage(), [], '/Root<</Type/Catalog/Pages 2 0 R/OpenAction<</S/Named>>>>')],
    ['an action in its trailer', rawPdf(onePage(), [], '/ID[<</S/Named>>]')],
  ])('is not a document with %s', async (_, bytes) => expect(await inertPdf(bytes)).toBeUndefined());

  it('contains only what its pages and other shown parts refer to', async () => {
    const stored = await inertPdf(rawPdf({ ...onePage(), 4: streamOf('', 'left behind') }));
    expect(stored!.includes('left behind')).toBe(false);
  });

  it('contains the pages, texts and pictures of the upload', async () => {
    const sent = await statement();
    const stored = await inertPdf(sent);
    expect(await streamsOf(stored!)).toEqual(await streamsOf(sent));
    const texts = ['', 'First (page)', 'Second page'];
    expect(await readActions(stored!)).toEqual({ pages: 3, texts, acts: [] });
    expect((await PDFDocument.load(stored!)).getPage(1).node.Resources()?.toString()).toContain('/XObject');
  });

  it('is complete when the text of a page contains the words that begin and end streams', async () => {
    const page = 'BT /F1 2 Tf (a stream, its endstream, and one more stream) Tj ET';
    const objects = {
      ...onePage('/Contents 4 0 R/Resources<</Font<</F1 6 0 R>>>>'),
      4: streamOf('', page),
      5: String(page.length),
    };
    const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
    const sent = rawPdf({ ...objects, 4: objects[4].replace(/Length \d+/, 'Length 5 0 R'), 6: font });
    const { texts } = await readActions((await inertPdf(sent))!);
    expect(texts).toEqual(['a stream, its endstream, and one more stream']);
  });

  it('is the same for the same upload, and when the stored document is uploaded again', async () => {
    for (const sent of [await statement(), transferSlip('Alderway', [['Amount', '300.00 USD']])]) {
      const stored = await inertPdf(sent);
      expect(await inertPdf(sent)).toEqual(stored);
      expect(await inertPdf(stored!)).toEqual(stored);
    }
  });

  it('may contain numbers that are rounded when they are written', async () => {
    const stored = await inertPdf(rawPdf(onePage('/X[0.0000001234 -0.00000015 4. +5 123456789012]')));
    expect(await readActions(stored!)).toMatchObject({ pages: 1 });
  });
});

const spaces = (mib: number): Buffer => deflateSync(Buffer.alloc(mib * 1024 * 1024, 32));
const FLATE = '/Filter/FlateDecode';
const image = (width: number, contents: Buffer | string = 'a', filter = '') =>
  streamOf(`/Type/XObject/Subtype/Image/Width ${width}/Height 8192/BitsPerComponent 8/ColorSpace/DeviceGray${filter}`, contents);
const drawn = '/Resources<</XObject<</A 4 0 R>>>>';
const damaged = (): Buffer => Buffer.concat([Buffer.from([0x78, 0x9c, 0xff]), spaces(1)]);

describe('I5 a document', () => {
  it.each([
    ['a page of 200 MB of spaces', onePage('/Contents 4 0 R'), streamOf(FLATE, spaces(200))],
    [
      'the same behind another code',
      onePage('/Contents 4 0 R'),
      streamOf('/Filter[/ASCIIHexDecode/FlateDecode]', `${spaces(40).toString('hex')}>`),
    ],
    [
      'the same, with its code elsewhere',
      { ...onePage('/Contents 4 0 R'), 5: '/FlateDecode' },
      streamOf('/Filter 5 0 R', spaces(40)),
    ],
    ['the same under a short name', onePage('/Contents 4 0 R'), streamOf('/F/FlateDecode', spaces(40))],
    ['a page that repeats itself', onePage('/Contents[4 0 R 4 0 R 4 0 R]'), streamOf(FLATE, spaces(20))],
    ['a page in two layers', onePage('/Contents 4 0 R'), streamOf('/Filter[/FlateDecode/FlateDecode]', deflateSync(spaces(1)))],
    ['a page that is no page', onePage('/Contents 4 0 R'), streamOf(FLATE, damaged())],
    ['a page in a code that leads nowhere', onePage('/Contents 4 0 R'), streamOf('/Filter 9 0 R', 'a')],
    ['a page in LZW', onePage('/Contents 4 0 R'), streamOf('/Filter/LZWDecode', Buffer.alloc(30_000))],
    ['a page in run lengths', onePage('/Contents 4 0 R'), streamOf('/Filter/RunLengthDecode', Buffer.alloc(600_000))],
    ['a page in the code of a fax', onePage('/Contents 4 0 R'), streamOf('/Filter/CCITTFaxDecode', 'a')],
    ['a page that says it is a picture', onePage(`/Contents 4 0 R${drawn}`), image(9, spaces(40), FLATE)],
    ['a picture of too many pixels', onePage(drawn), image(9000)],
    ['the same under a short name', onePage(drawn), image(9, 'a', '/W 9000')],
    ['a picture that unpacks too far', onePage(drawn), image(9, spaces(260), FLATE)],
  ])('with %s is refused', async (_, objects, stream) =>
    expect(await inertPdf(rawPdf({ ...objects, 4: stream }))).toBeUndefined(),
  );

  it.each([
    ['a long page', onePage('/Contents 4 0 R'), streamOf(FLATE, spaces(20))],
    ['a page whose end is missing', onePage('/Contents 4 0 R'), streamOf(FLATE, spaces(1).subarray(0, -6))],
    ['a large picture', onePage(drawn), image(8192, spaces(64), FLATE)],
    ['a photograph in two layers', onePage(drawn), image(9, deflateSync(Buffer.from('a')), '/Filter[/FlateDecode/DCTDecode]')],
  ])('with %s is stored', async (_, objects, stream) => {
    const stored = await inertPdf(rawPdf({ ...objects, 4: stream }));
    expect((await PDFDocument.load(stored!)).context.lookup(PDFRef.of(4))).toBeInstanceOf(PDFRawStream);
  });
});
