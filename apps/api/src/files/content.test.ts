import { gzipSync } from 'node:zlib';

import { PDFString } from '@cantoo/pdf-lib';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';

import { pdf, picture, png } from '../../test/uploads.ts';
import { safeContent, typeOf } from './content.ts';

const noise = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919) % 256)), {
    raw: { width, height, channels: 3 },
  });

/** The content that the server would store, or the status of the refusal. */
async function store(bytes: Buffer, purpose: 'proof' | 'avatar' = 'proof'): Promise<{ bytes: Buffer; mime: string } | number> {
  try {
    return await safeContent(bytes, await typeOf(bytes), purpose);
  } catch (cause) {
    return (cause as { status?: number }).status ?? 500;
  }
}

const half = async (whole: Sharp): Promise<Buffer> => {
  const bytes = await whole.toBuffer();
  return bytes.subarray(0, bytes.length / 2);
};
const zip = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), Buffer.alloc(60)]);
const EICAR = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$` + 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const REFUSED: [string, () => Buffer | Promise<Buffer>][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['one byte', () => Buffer.from('x')],
  ['zeros', () => Buffer.alloc(10_000)],
  ['text', () => Buffer.from('hello')],
  ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['SVG with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['SVG behind an XML head', () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
  [
    'XML with an entity',
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
  ],
  [
    'a GIF',
    () =>
      sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
  ],
  ['a GIF that is a script', () => Buffer.from('GIF89a/*\x00*/=1;alert(1)//', 'latin1')],
  ['a TIFF', () => noise(4, 4).tiff().toBuffer()],
  ['an AVIF', () => noise(16, 16).avif().toBuffer()],
  ['a BMP', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
  ['a zip', () => zip],
  ['a docx', () => Buffer.concat([zip, Buffer.from('[Content_Types].xmlword/document.xml')])],
  ['a program for Windows', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
  ['a program for Linux', () => Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(200)])],
  ['a virus for tests', () => Buffer.from(EICAR)],
  ['a video', () => Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(100)])],
  ['PostScript', () => Buffer.from('%!PS-Adobe-3.0\n')],
  ['a compressed bomb', () => gzipSync(Buffer.alloc(5_000_000))],
  ['a document with a script', () => pdf((document) => document.addJavaScript('a', 'app.alert(1)'))],
  [
    'a document that launches',
    () => pdf(({ context, catalog }) => catalog.set(catalog.keys()[0]!, context.obj({ S: 'Launch', F: PDFString.of('x') }))),
  ],
  ['half a JPEG', () => half(noise(200, 200).jpeg())],
  ['half a PNG', () => half(noise(200, 200).png())],
  ['half a WebP', () => half(noise(200, 200).webp())],
  ['only the head of a JPEG', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0])],
  ['only the head of a PNG', () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  [
    'a PNG of other bytes',
    () => Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(1000, 65)]),
  ],
  ['a picture without a size', () => png(0, 0, 1, Buffer.alloc(0))],
];

describe('I4 an upload', () => {
  it.each(REFUSED)('is refused: %s', async (_, make) => expect(await store(await make())).toBe(415));

  it('has thirty refused examples', () => expect(REFUSED).toHaveLength(30));

  it.each(['png', 'jpeg', 'webp'] as const)('of a %s loses the data after its end', async (format) => {
    const tail = '<script>alert(document.cookie)</script>';
    const stored = await store(Buffer.concat([await picture(1, format), Buffer.from(tail)]));
    expect(stored).toMatchObject({ mime: `image/${format}` });
    expect((stored as { bytes: Buffer }).bytes.includes('script')).toBe(false);
  });

  it.each(['jpeg', 'webp', 'png'] as const)('of a %s loses its EXIF with the location, and its profile', async (format) => {
    const place = {
      IFD0: { Copyright: 'Ada Obi', Make: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    };
    const bytes = await noise(40, 30).withExif(place).withIccProfile('p3').toFormat(format).toBuffer();
    expect(bytes.includes('Ada Obi')).toBe(true);
    const stored = (await store(bytes)) as { bytes: Buffer };
    const { exif, icc, xmp, iptc } = await sharp(stored.bytes).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(stored.bytes.includes('Ada Obi')).toBe(false);
  });

  it('is turned upright when its EXIF says so', async () => {
    const bytes = await noise(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const stored = (await store(bytes)) as { bytes: Buffer };
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 30, height: 40 });
  });

  it('becomes its first frame if it is animated, also with a thousand frames', async () => {
    const frames = 1000;
    const strip = sharp(Buffer.alloc(4 * 4 * frames * 3, 200), {
      raw: { width: 4, height: 4 * frames, channels: 3, pageHeight: 4 },
    });
    const bytes = await strip.webp({ loop: 0 }).toBuffer();
    const stored = (await store(bytes)) as { bytes: Buffer };
    expect((await sharp(stored.bytes).metadata()).pages).toBeUndefined();
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 4, height: 4 });
  });

  it('becomes smaller if it is a large photograph', async () => {
    const bytes = await sharp({ create: { width: 6000, height: 3000, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const stored = (await store(bytes)) as { bytes: Buffer };
    expect(await sharp(stored.bytes).metadata()).toMatchObject({ width: 4096, height: 2048 });
  });
});
