import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

import type { StoredFile } from '@kado/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { recordAudit } from '../audit/record.ts';
import { after, secondsUntil } from '../clock.ts';
import { newId } from '../db/ids.ts';
import type { Db } from '../db/types.ts';
import { notFound, rateLimited, unavailable } from '../http/errors.ts';
import { limitPerson } from '../limits/per-person.ts';
import { requireSignedIn } from '../sessions/signed-in.ts';
import { lockUser } from '../users/repository.ts';
import { safeContent } from './content.ts';
import { shownName } from './names.ts';
import { countUnused, type FileRow, findFile, leaveToSweep, insertFile, markStored, toFile } from './repository.ts';
import { UNUSED_SECONDS } from './sweep.ts';
import type { Upload } from './upload.ts';

/** How many unused files a user may have. A further upload waits until the oldest one is removed. */
const MAX_UNUSED = 50;

const stored = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw unavailable(5, cause);
  });

/** Throws 429 when this user has too many unused files. */
async function requireFewUnused(db: Db, userId: string, now: Date): Promise<void> {
  const { unused, oldest } = await countUnused(db, userId, after(now, -UNUSED_SECONDS));
  if (unused >= MAX_UNUSED) throw rateLimited(secondsUntil(now, after(oldest ?? now, UNUSED_SECONDS)));
}

/** Inserts the row of a file whose content is not stored yet; throws 429 when concurrent uploads have used up the limit. */
async function reserve(
  { db, clock }: FastifyInstance,
  request: FastifyRequest,
  row: Parameters<typeof insertFile>[1],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockUser(tx, row.userId);
    await requireSignedIn(tx, request, clock.now());
    await requireFewUnused(tx, row.userId, clock.now());
    await insertFile(tx, row);
  });
}

/** Counts an upload before it is read, because one that is slow or refused costs as much as one that is stored; throws 429. */
export async function countUpload(app: FastifyInstance, userId: string): Promise<void> {
  await requireFewUnused(app.db, userId, app.clock.now());
  await limitPerson(app, userId, 'uploads');
}

/** Stores an upload under a new id, after its content was re-encoded or checked. */
export async function storeFile(app: FastifyInstance, request: FastifyRequest, upload: Upload): Promise<StoredFile> {
  const { purpose } = upload;
  const userId = request.user.id;
  const { bytes, mime } = await safeContent(upload.bytes, upload.mime, purpose);
  const id = newId();
  const now = app.clock.now();
  const hash = createHash('sha256').update(bytes).digest('hex');
  const name = shownName(upload.name, mime);
  await reserve(app, request, { id, userId, purpose, name, mime, size: bytes.length, hash, createdAt: now, unusedSince: now });
  const put = app.storage.put(id, bytes).catch(async (cause: unknown) => {
    // The file then does not count as unused, so that a storage failure does not use up the user's limit.
    await leaveToSweep(app.db, id);
    throw cause;
  });
  await stored(put);
  const row = await markStored(app.db, id, now);
  if (!row) throw unavailable();
  return toFile(row);
}

/** Opens a file of this user, or for an operator any file, which is recorded in the audit trail; throws 404. */
export async function openFile(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<{ file: FileRow; content: Readable }> {
  const { user } = request;
  const file = await findFile(app.db, id, user.role === 'operator' ? undefined : user.id);
  const content = file && (await stored(app.storage.open(file.id)));
  if (!content) throw notFound();
  if (file.userId !== user.id) {
    const { purpose, userId } = file;
    const entry = {
      at: app.clock.now(),
      action: 'file.read' as const,
      subject: 'File',
      subjectId: file.id,
      actorId: user.id,
      request,
    };
    await recordAudit(app.db, { ...entry, after: { purpose, userId } }).catch((cause: unknown) => {
      content.destroy();
      throw cause;
    });
  }
  return { file, content };
}
