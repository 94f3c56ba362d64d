import { EventEmitter } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { FORM_TYPE } from '../../test/uploads.ts';
import { limitBody } from './slow-bodies.ts';

const KIB = 1024;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function open(isUpload: boolean, headers: Record<string, string> = { 'content-length': '5000000' }) {
  const [socket, answer] = [{ bytesRead: 700 }, { writableEnded: false }];
  const body = Object.assign(new EventEmitter(), { headers, socket });
  const cut = vi.fn<() => void>();
  limitBody(body, answer, isUpload, cut);
  /** Whether the body is cut when this many bytes arrive in the next ten seconds. */
  const isCutAfter = async (bytes: number): Promise<boolean> => {
    socket.bytesRead += bytes;
    vi.advanceTimersByTime(10_000);
    await setImmediate();
    return cut.mock.calls.length > 0;
  };
  return { body, answer, isCutAfter };
}

describe('A body', () => {
  it('is cut if it is not complete after half a minute, however fast it is', async () => {
    const { isCutAfter } = open(false);
    for (const expected of [false, false, true]) expect(await isCutAfter(64 * KIB)).toBe(expected);
  });

  it('of an upload may take longer while 32 KiB arrive every ten seconds', async () => {
    const { isCutAfter } = open(true, { 'transfer-encoding': 'chunked' });
    for (let window = 0; window < 28; window += 1) expect(await isCutAfter(32 * KIB)).toBe(false);
    expect(await isCutAfter(32 * KIB - 1)).toBe(true);
  });

  it('of an upload is cut if its response is already sent', async () => {
    const { answer, isCutAfter } = open(true);
    answer.writableEnded = true;
    expect(await isCutAfter(64 * KIB)).toBe(true);
  });

  it.each(['end', 'close'])('is left alone after its %s', async (event) => {
    for (const isUpload of [true, false]) {
      const { body, isCutAfter } = open(isUpload);
      body.emit(event);
      for (let window = 0; window < 4; window += 1) expect(await isCutAfter(0)).toBe(false);
    }
  });

  it('has no limit if it is empty', () => {
    expect(vi.getTimerCount()).toBe(0);
    open(true, {});
    open(false, { 'content-length': '0' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

withDatabases('I2 the server', (make) => {
  it('cuts an upload that stalls, and keeps other connections', async () => {
    const { app } = await make();
    const { token } = await person(app);
    await app.listen({ port: 0, host: '127.0.0.1' });
    expect(app.server.requestTimeout).toBe(300_000);
    const { port } = app.addresses()[0] as { port: number };
    const socket = connect(port, '127.0.0.1');
    const head = { host: 'x', authorization: `Bearer ${token}`, 'content-length': '5000000', ...FORM_TYPE };
    const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`);
    socket.write(`POST /api/v1/files HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n--kado`);
    let answer = '';
    socket.on('error', () => undefined).on('data', (data) => (answer += data.toString()));
    // The database also sets timers, so their number does not show when the upload has its own.
    while (!socket.destroyed) {
      await setImmediate();
      vi.advanceTimersByTime(10_000);
    }
    expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n[^]*x-request-id: [^]*"code":"MALFORMED"/);
    expect((await fetch(`http://127.0.0.1:${port}/api/v1/health`)).status).toBe(200);
  });
});
