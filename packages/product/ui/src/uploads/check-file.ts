import { smallerPicture } from './smaller-picture.ts';

/** The maximum size of a file, in bytes: 5 MiB. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** MIME types and their file extensions, in the form that a file picker needs. */
export type FileKinds = Readonly<Record<string, string[]>>;
/** Pictures that the server can read. */
export const PICTURES: FileKinds = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };
/** The picture types, and PDF. */
export const PICTURES_AND_PDF: FileKinds = { ...PICTURES, 'application/pdf': ['.pdf'] };

/** Why a file cannot be uploaded. */
export type FileProblem = 'empty' | 'tooLarge' | 'wrongType' | 'noPicture' | 'unreadable';
/** A file that can be uploaded. `content` is a smaller version to send instead, if there is one. */
export type CheckedFile = { type: string; content?: Blob | undefined } | { problem: FileProblem };

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

const hasAt = (bytes: Uint8Array, at: number, sign: readonly number[]) => sign.every((byte, index) => bytes[at + index] === byte);

/** The MIME type by the first bytes, because the name or the declared type may be wrong. */
function typeOf(bytes: Uint8Array): string | undefined {
  if (hasAt(bytes, 0, JPEG)) return 'image/jpeg';
  if (hasAt(bytes, 0, PNG)) return 'image/png';
  if (hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP)) return 'image/webp';
  return hasAt(bytes, 0, PDF) ? 'application/pdf' : undefined;
}

async function check(file: Blob, kinds: FileKinds, otherKind: FileProblem, lowData: boolean): Promise<CheckedFile> {
  if (file.size === 0) return { problem: 'empty' };
  // The server scales pictures down in any case. A picture that cannot be drawn here is sent unchanged.
  const isSmaller = lowData || file.size > MAX_UPLOAD_BYTES;
  const content = isSmaller ? await smallerPicture(file).catch(() => undefined) : undefined;
  const sent = content ?? file;
  if (sent.size > MAX_UPLOAD_BYTES) return { problem: 'tooLarge' };
  const start = await sent
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => undefined); // the file was moved or deleted, or is only in the cloud
  if (!start) return { problem: 'unreadable' };
  const type = typeOf(new Uint8Array(start));
  return type !== undefined && type in kinds ? { type, content } : { problem: otherKind };
}

/**
 * Checks a picture or PDF before the upload; returns its type by content, or the problem. A picture that is too large, and every picture in low-data mode, is scaled
 * down. The server checks again.
 */
export const checkFile = (file: Blob, lowData = false): Promise<CheckedFile> =>
  check(file, PICTURES_AND_PDF, 'wrongType', lowData);
/** Checks a file as `checkFile` does, but accepts pictures only. */
export const checkPicture = (file: Blob, lowData = false): Promise<CheckedFile> => check(file, PICTURES, 'noPicture', lowData);
