import type { FilePurpose } from '@kado/contracts';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';

import { tooLarge, unsupportedType } from '../http/errors.ts';
import { inertPdf } from '../documents/pdf.ts';
import { createSemaphore } from '../semaphore.ts';

export type Content = { bytes: Buffer; mime: string };

/** What an upload may have, and what is stored of it. */
export const MAX_BYTES = 5 * 1024 * 1024;
/** What a picture may decode to: more is a bomb, or nothing that anybody needs to read a slip. */
const MAX_PIXELS = 64_000_000;
const MAX_SIDE: Readonly<Record<FilePurpose, number>> = { proof: 4096, attachment: 4096, avatar: 512 };

const ENCODERS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture) => picture.png(),
  // A picture that moves becomes its first frame.
  'image/apng': (picture) => picture.png(),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
};
const PDF = 'application/pdf';

// Each picture is decoded once, and its memory returned.
sharp.cache(false);

/** The size in the header of a picture, read without decoding it. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  return width * height;
}

/** Pictures are decoded in the thread pool in which PINs are hashed: more than one at once would leave no thread to a payment. */
const { run: runAlone } = createSemaphore(1);

/** Draws a picture again: what is not picture (EXIF with its places, profiles, anything behind its end) is gone. */
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
  // Two colours of a PNG become many where it is made smaller. A JPEG has no transparent parts: they become white, as in a document.
  return { bytes: await draw(picture.flatten({ background: 'white' }).jpeg({ quality: 75 })), mime: 'image/jpeg' };
}

/** The type by the content, whatever name and type the client sent; throws 415 for what is none of ours. */
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
 * What is stored of an upload; throws 415 for a broken picture and for a document that is not inert, and 413 for a bomb and for what would be
 * larger than an upload.
 */
export async function safeContent(bytes: Buffer, mime: string, purpose: FilePurpose): Promise<Content> {
  const content = await contentOf(bytes, mime, purpose);
  if (content.bytes.length > MAX_BYTES) throw tooLarge();
  return content;
}
