import type { FilePurpose } from '@kado/contracts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

import { tooLarge, unsupportedType } from '../http/errors.ts';
import { inertPdf } from '../documents/pdf.ts';
import { createSemaphore } from '../semaphore.ts';

export type Content = { bytes: Buffer; mime: string };

/** The maximum size of an upload, and of the content that is stored for it. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** How many pixels a picture may decode to. A larger one is a decompression bomb, or has more detail than a slip needs. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE: Readonly<Record<FilePurpose, number>> = { proof: 4096, attachment: 4096, avatar: 512 };

const ENCODERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
  // An animated picture becomes its first frame.
  'image/apng': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};
const PDF = 'application/pdf';

// Each picture is decoded only once, so a cache would only waste memory.
sharp.cache(false);

/** The size in the header of a picture, read without decoding it. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height;
}

/** Decoding uses the same thread pool as PIN hashing: several pictures at once could leave no thread for a payment. */
const { run: runAlone } = createSemaphore(1);

/** Decodes and encodes a picture again, which removes all other data: EXIF with locations, profiles, and bytes after its end. */
async function redraw(bytes: Buffer, mime: string, purpose: FilePurpose): Promise<Content> {
  const encode = ENCODERS[mime];
  if (!encode) throw unsupportedType();
  const pixels = await pixelsOf(bytes).catch(() => undefined);
  if (pixels === undefined) throw unsupportedType();
  if (pixels > MAX_PIXELS) throw tooLarge();
  const side = MAX_SIDE[purpose];
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const draw = (how: Sharp): Promise<Buffer> =>
    how.toBuffer().catch(() => {
      throw unsupportedType();
    });
  const drawn = await draw(encode(picture));
  if (drawn.length <= MAX_BYTES) return { bytes: drawn, mime: mime === 'image/apng' ? 'image/png' : mime };
  // Resizing can make a PNG of two colours larger. A JPEG has no transparency: transparent parts become white, as in a document.
  return { bytes: await draw(picture.flatten({ background: 'white' }).jpeg({ quality: 75 })), mime: 'image/jpeg' };
}

/** Detects the type from the content and ignores the name and type that the client sent; throws 415 for an unsupported one. */
export async function typeOf(bytes: Buffer): Promise<string> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!type || !(type.mime in ENCODERS || type.mime === PDF)) throw unsupportedType();
  return type.mime;
}

async function contentOf(bytes: Buffer, mime: string, purpose: FilePurpose): Promise<Content> {
  if (mime !== PDF) return runAlone(() => redraw(bytes, mime, purpose));
  const written = purpose === 'avatar' ? undefined : await inertPdf(bytes);
  if (!written) throw unsupportedType();
  return { bytes: written, mime };
}

/**
 * Returns the content to store for an upload. Throws 415 for a broken picture and for a document that is not inert, and 413 for a decompression bomb and
 * for a result that is larger than an upload may be.
 */
export async function safeContent(bytes: Buffer, mime: string, purpose: FilePurpose): Promise<Content> {
  const content = await contentOf(bytes, mime, purpose);
  if (content.bytes.length > MAX_BYTES) throw tooLarge();
  return content;
}
