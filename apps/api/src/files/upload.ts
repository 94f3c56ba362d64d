import type { Multipart } from '@fastify/multipart';
import { FilePurpose } from '@kado/contracts';
import type { FastifyRequest } from 'fastify';

import { type FieldText, invalid, malformed, tooLarge, unsupportedType } from '../http/errors.ts';
import { MAX_BYTES, typeOf } from './content.ts';
import { formName } from './names.ts';

/** How many bytes the form may have beside the file. */
const OVERHEAD = 64 * 1024;

/** The limits of a form with one file. Reading stops at the first excess. */
export const LIMITS = { fileSize: MAX_BYTES, files: 1, fields: 8, parts: 9, fieldSize: 256, fieldNameSize: 64, headerPairs: 32 };

export type Upload = { purpose: FilePurpose; name: string; bytes: Buffer; mime: string };
type Form = { fields: [name: string, value: unknown][]; file: { field: string; name: string; bytes: Buffer } | undefined };

async function readPart(part: Multipart, form: Form): Promise<void> {
  if (part.type === 'field') form.fields.push([part.fieldname, part.value]);
  else form.file = { field: part.fieldname, name: formName(part.filename), bytes: await part.toBuffer() };
}

/** Reads the parts of the body; throws 400, 413 or 422 when it is not a form, is too large, or has two files. */
async function readForm(request: FastifyRequest): Promise<Form> {
  const form: Form = { fields: [], file: undefined };
  // The parser would wait for the end of the request, which never comes when the client has already disconnected.
  if (request.raw.destroyed) throw malformed();
  try {
    for await (const part of request.parts()) await readPart(part, form);
    return form;
  } catch (cause) {
    const { code, statusCode } = cause as { code?: unknown; statusCode?: unknown };
    if (code === 'FST_FILES_LIMIT') throw invalid({ file: 'fields.rule' });
    if (statusCode === 413) throw tooLarge();
    throw malformed(cause);
  }
}

function problemsOf({ fields, file }: Form): Record<string, FieldText> {
  const problems: Record<string, FieldText> = Object.create(null) as Record<string, FieldText>;
  const purposes = fields.filter(([name]) => name === 'purpose');
  if (purposes.length !== 1) problems['purpose'] = purposes.length === 0 ? 'fields.required' : 'fields.rule';
  else if (!FilePurpose.safeParse(purposes[0]?.[1]).success) problems['purpose'] = 'fields.choice';
  for (const [name] of fields) if (name !== 'purpose') problems[name] = name === 'file' ? 'fields.type' : 'fields.unknown';
  if (file && file.field !== 'file') problems[file.field] = 'fields.unknown';
  if (file?.field !== 'file') problems['file'] ??= 'fields.required';
  return problems;
}

/** Checks the headers, and refuses a body that is too large or is not a form. */
export function requireForm(request: FastifyRequest): void {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES + OVERHEAD) throw tooLarge();
  if (!request.isMultipart() || ![undefined, 'identity'].includes(request.headers['content-encoding'])) throw unsupportedType();
}

/** Reads the form of an upload. Checks in this order: form, type of the file, fields. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  const form = await readForm(request);
  const { fields, file } = form;
  if (!file && fields.length === 0) throw malformed();
  const mime = file && (await typeOf(file.bytes));
  const problems = problemsOf(form);
  if (!file || !mime || Object.keys(problems).length > 0) throw invalid(problems);
  const purpose = FilePurpose.parse(fields.find(([name]) => name === 'purpose')?.[1]);
  return { purpose, name: file.name, bytes: file.bytes, mime };
}
