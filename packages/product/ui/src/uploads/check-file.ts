import { smallerPicture } from './smaller-picture.ts';

/** The largest file, in bytes: 5 MiB. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;

/** Kinds of files, as a file picker needs them. */
export type FileKinds = Readonly<Record<string, string[]>>;
/** Pictures that the server can read. */
export const PICTURES: FileKinds = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };
/** The same, and documents. */
export const PICTURES_AND_PDF: FileKinds = { ...PICTURES, 'application/pdf': ['.pdf'] };

/** Why a file cannot be uploaded. */
export type FileProblem = 'empty' | 'tooLarge' | 'wrongType' | 'noPicture' | 'unreadable';
/** A file that can be uploaded: `content` is what to send instead of it, if that is smaller. */
export type CheckedFile = { type: string; content?: Blob | undefined } | { problem: FileProblem };

const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const RIFF = [0x52, 0x49, 0x46, 0x46];
const WEBP = [0x57, 0x45, 0x42, 0x50];
const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d];

const hasAt = (bytes: Uint8Array, at: number, sign: readonly number[]) => sign.every((byte, index) => bytes[at + index] === byte);

/** What a file is by its first bytes, because a name or a declared type may be wrong. */
function typeOf(bytes: Uint8Array): string | undefined {
  if (hasAt(bytes, 0, JPEG)) return 'image/jpeg';
  if (hasAt(bytes, 0, PNG)) return 'image/png';
  if (hasAt(bytes, 0, RIFF) && hasAt(bytes, 8, WEBP)) return 'image/webp';
  return hasAt(bytes, 0, PDF) ? 'application/pdf' : undefined;
}

async function check(file: Blob, kinds: FileKinds, otherKind: FileProblem, lowData: boolean): Promise<CheckedFile> {
  if (file.size === 0) return { problem: 'empty' };
  // The server draws pictures smaller in any case. What cannot be drawn here is sent as it is.
  const isSmaller = lowData || file.size > MAX_UPLOAD_BYTES;
  const content = isSmaller ? await smallerPicture(file).catch(() => undefined) : undefined;
  const sent = content ?? file;
  if (sent.size > MAX_UPLOAD_BYTES) return { problem: 'tooLarge' };
  const start = await sent
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => undefined); // moved, deleted, or only in the cloud
  if (!start) return { problem: 'unreadable' };
  const type = typeOf(new Uint8Array(start));
  return type !== undefined && type in kinds ? { type, content } : { problem: otherKind };
}

/**
 * Checks a picture or PDF before it is sent: its type by content, or its problem. A picture that is too large, and with low data each, is drawn smaller. The
 * server checks again.
 */
export const checkFile = (file: Blob, lowData = false): Promise<CheckedFile> =>
  check(file, PICTURES_AND_PDF, 'wrongType', lowData);
/** The same for a picture. */
export const checkPicture = (file: Blob, lowData = false): Promise<CheckedFile> => check(file, PICTURES, 'noPicture', lowData);
