import threads from 'node:worker_threads';

import type { Receipt } from '@kado/contracts';
import { afterEach, describe, expect, it } from 'vitest';

import { replaceInTest } from '../../test/builtins.ts';
import { sampleReceipt } from '../../test/sample-receipt.ts';
import { createTypesetter, type Typesetter } from './typesetter.ts';

const isPdf = (bytes: Uint8Array): boolean => Buffer.from(bytes.subarray(0, 5)).toString() === '%PDF-';

describe('The thread that writes PDFs', () => {
  const open: Typesetter[] = [];
  const make = (): Typesetter => {
    const typesetter = createTypesetter();
    open.push(typesetter);
    return typesetter;
  };
  afterEach(async () => {
    for (const typesetter of open.splice(0)) await typesetter.close();
  });

  it('writes many at once, and fails for invalid receipts', async () => {
    const { pdfOf } = make();
    const broken = pdfOf({ language: 'en' } as Receipt);
    const pdfs = Promise.all(Array.from({ length: 10 }, (_, index) => pdfOf(sampleReceipt({ name: `Ada ${index}` }))));
    await expect(broken).rejects.toThrow(/title/);
    expect((await pdfs).map(isPdf)).toEqual(Array.from({ length: 10 }, () => true));
  });

  it('refuses further ones with 503 when its queue is full, and continues', async () => {
    const { pdfOf } = make();
    const waiting = Array.from({ length: 64 }, () => pdfOf(sampleReceipt()));
    expect(() => pdfOf(sampleReceipt())).toThrow(expect.objectContaining({ status: 503 }) as Error);
    expect((await Promise.all(waiting)).every(isPdf)).toBe(true);
    expect(isPdf(await pdfOf(sampleReceipt()))).toBe(true);
  });

  it('returns 503 when the system cannot start a thread, or the thread ends, and continues with another one', async () => {
    const { pdfOf } = make();
    const refused = expect.objectContaining({ status: 503 }) as Error;
    const started: threads.Worker[] = [];
    /** The system cannot start a thread at first. */
    class Scarce extends threads.Worker {
      constructor(...given: ConstructorParameters<typeof threads.Worker>) {
        super(...given);
        if (started.push(this) === 1) throw new Error('ERR_WORKER_INIT_FAILED');
      }
    }
    replaceInTest(threads, { Worker: Scarce });
    expect(() => pdfOf(sampleReceipt())).toThrow(refused);
    const waiting = pdfOf(sampleReceipt());
    for (const thread of started) void thread.terminate();
    started.at(-1)?.emit('error', new Error('out of memory'));
    await expect(waiting).rejects.toThrow(refused);
    expect(isPdf(await pdfOf(sampleReceipt()))).toBe(true);
  });

  it('is stopped with the server, also while requests wait', async () => {
    const { pdfOf, close } = make();
    const [waiting] = await Promise.allSettled([pdfOf(sampleReceipt()), close()]);
    expect(waiting).toMatchObject({ status: 'rejected', reason: { message: 'the server stops' } });
  });
});
