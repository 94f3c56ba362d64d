import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { FORM_TYPE, picture, png, upload, withUploader } from '../../test/uploads.ts';
import { allowances } from '../db/schema/identity.ts';
import { userSubject } from '../limits/repository.ts';
import { safeContent } from './content.ts';

/** Counts the pictures that are decoded from now on, and how many at the same time. */
function watchDecoding() {
  const seen = { all: 0, running: 0, most: 0 };
  const prototype = sharp.prototype as { toBuffer: () => Promise<Buffer> };
  const { toBuffer } = prototype;
  vi.spyOn(prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    seen.all += 1;
    seen.running += 1;
    seen.most = Math.max(seen.most, seen.running);
    return toBuffer.call(this).finally(() => (seen.running -= 1));
  });
  return seen;
}

it('A12 one picture is decoded at a time, so that PINs can be hashed at the same time', async () => {
  const photo = await sharp({ create: { width: 1500, height: 1500, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const seen = watchDecoding();
  await Promise.all(Array.from({ length: 10 }, () => safeContent(photo, 'image/png', 'proof')));
  expect([seen.all, seen.most]).toEqual([10, 1]);
});

/** A random picture of two colours, too wide to be stored in its size. */
function noise(height: number): Buffer {
  const row = 1 + 4200 / 8;
  const rows = randomBytes(row * height);
  for (let y = 0; y < height; y += 1) rows[y * row] = 0;
  return png(4200, height, 1, rows);
}

it('I5 a small picture that becomes larger than 5 MiB is stored as a JPEG, or refused', async () => {
  const { bytes, mime } = await safeContent(noise(1500), 'image/png', 'proof');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 4096 });
  expect([mime, bytes.length < 5 * 1024 * 1024]).toEqual(['image/jpeg', true]);
  await expect(safeContent(noise(3000), 'image/png', 'proof')).rejects.toMatchObject({ status: 413, code: 'TOO_LARGE' });
});

withDatabases('Uploads of a person', (make) => {
  it('A10 are limited to two hundred a day, including refused ones; further ones are not decoded', async () => {
    const { app, call, ada, clock } = await withUploader(await make());
    const bytes = await picture();
    const broken = bytes.subarray(0, bytes.length - 20);
    expect((await upload(call, ada, broken)).status).toBe(415);
    const isAda = eq(allowances.subject, userSubject(ada.id));
    expect(await app.db.update(allowances).set({ used: 199 }).where(isAda).returning()).toMatchObject([{ kind: 'uploads' }]);
    expect((await upload(call, ada, bytes)).status).toBe(201);
    const seen = watchDecoding();
    for (const each of [bytes, broken])
      expect(await upload(call, ada, each)).toMatchObject({
        status: 429,
        failure: { code: 'RATE_LIMITED', retryAfter: 86_400 },
      });
    expect(seen.all).toBe(0);
    expect((await upload(call, await person(app), bytes)).status).toBe(201);
    clock.advance(86_400);
    expect((await upload(call, ada, bytes)).status).toBe(201);
  });

  it('I2 are counted before they are read', async () => {
    const { app, ada } = await withUploader(await make());
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.addresses()[0] as { port: number };
    const isAda = eq(allowances.subject, userSubject(ada.id));
    const used = async () => (await app.db.select().from(allowances).where(isAda))[0]?.used;
    /** Begins an upload that never ends. */
    const begin = (): Socket => {
      const head = { host: 'x', authorization: `Bearer ${ada.token}`, 'content-length': '5000', ...FORM_TYPE };
      const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      socket.write(`POST /api/v1/files HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n--kado`);
      return socket;
    };
    const first = begin();
    while ((await used()) !== 1) await setImmediate();
    first.destroy();
    await app.db.update(allowances).set({ used: 200 }).where(isAda);
    const second = begin();
    const [answer] = (await once(second, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 429 /);
    second.destroy();
  });

  it.each([
    [400, 0],
    [429, 200],
  ])('I2 that are refused with %i before they are read are still received', async (status, used) => {
    const { app, call, ada } = await withUploader(await make());
    await upload(call, ada, await picture());
    await app.db
      .update(allowances)
      .set({ used })
      .where(eq(allowances.subject, userSubject(ada.id)));
    const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/v1/files`;
    const agent = new Agent({ keepAlive: true });
    const headers = { authorization: `Bearer ${ada.token}`, 'content-type': 'multipart/form-data', 'content-length': 4_000_000 };
    const sent = request(url, { method: 'POST', agent, headers });
    sent.end(Buffer.alloc(4_000_000));
    const [[response]] = (await Promise.all([once(sent, 'response'), once(sent, 'finish')])) as [[IncomingMessage], unknown];
    agent.destroy();
    expect(response.statusCode).toBe(status);
  });
});
