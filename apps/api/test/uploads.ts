import { crc32, deflateSync } from 'node:zlib';

import type { StoredFile } from '@kado/contracts';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';

import type { ApiResponse, Caller } from './caller.ts';
import type { TestApp } from './fixture.ts';
import { type Person, person } from './people.ts';

const BOUNDARY = 'kado-test-boundary';
export type Part = { name: string; value: string | Buffer; filename?: string; type?: string };

/** The bytes of a form's body. */
export function formBody(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, value, filename, type }) => {
    const file = filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: ${type ?? 'application/octet-stream'}`;
    return [
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`),
      Buffer.from(value as string),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...chunks, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const FORM_TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

export const send = (call: Caller, { token }: Pick<Person, 'token'>, parts: readonly Part[]): Promise<ApiResponse<StoredFile>> =>
  call<StoredFile>('POST /files', { token, payload: formBody(parts), headers: FORM_TYPE });

export const upload = (
  call: Caller,
  who: Pick<Person, 'token'>,
  bytes: Buffer,
  { purpose = 'proof', filename = 'slip.png' }: { purpose?: string; filename?: string } = {},
): Promise<ApiResponse<StoredFile>> =>
  send(call, who, [
    { name: 'purpose', value: purpose },
    { name: 'file', value: bytes, filename },
  ]);

/** A small picture of one colour; each seed gives another colour. */
export const picture = (seed = 1, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> =>
  sharp({ create: { width: 8, height: 6, channels: 3, background: { r: seed % 256, g: 90, b: (seed * 7) % 256 } } })
    .toFormat(format)
    .toBuffer();

/** A document of one page; `change` can add forbidden content. */
export async function pdf(
  change: (document: PDFDocument) => void | Promise<void> = () => undefined,
  packed = true,
): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([200, 200]);
  await change(document);
  return Buffer.from(await document.save({ useObjectStreams: packed }));
}

/** Uploads a proof and returns its id. */
export async function proof(call: Caller, who: Pick<Person, 'token'>, seed = 1): Promise<string> {
  const { status, body, text } = await upload(call, who, await picture(seed));
  if (status !== 201) throw new Error(text);
  return body.data.id;
}

/** A user, and downloads with their token. */
export async function withUploader(made: TestApp) {
  const ada = await person(made.app);
  const download = (id: string, token = ada.token): Promise<LightMyRequestResponse> =>
    made.app.inject({ url: `/api/v1/files/${id}`, headers: { authorization: `Bearer ${token}` } });
  return { ...made, ada, download };
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
};

/** A grey PNG whose header has this size and bit depth, with these rows as data. */
export function png(width: number, height: number, depth: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = depth;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
