import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { startTestServer, type TestServer } from '../src/testing.ts';
import { buyWithGeneratedClient } from './generated-client.ts';

describe('A client generated from the OpenAPI document', () => {
  let folder = '';
  let server: TestServer;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kado-client-'));
    symlinkSync(join(import.meta.dirname, '../node_modules'), join(folder, 'node_modules'));
    server = await startTestServer({ env: { submitDelaySeconds: 0 } });
  });
  afterEach(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('type-checks and buys a top-up: sign-in, network, quote, checkout, delivery, renewal, CSV', async () => {
    const { csv, ...purchase } = await buyWithGeneratedClient(folder, server.url);
    expect(purchase).toEqual({
      network: 'Sunbird',
      total: { amountMinor: 530, currency: 'USD' },
      reference: expect.stringMatching(/^[A-Z0-9-]{6,}$/),
      status: 'completed',
      user: 'Maya',
    });
    expect(csv).toHaveLength(2);
    expect(csv[0]).toContain('amount,amount.currency');
    expect(csv[1]).toContain('capture');
  });
});
