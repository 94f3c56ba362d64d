import { hkdfSync } from 'node:crypto';
import { join } from 'node:path';

import type { Env } from '../env.ts';

/** Few concurrent calls, so that practice does not slow down real orders. */
const SUPPLIER_CONCURRENCY = 4;

/** A separate secret, so that no checksum, hash or code from practice is valid on the real server. */
const derived = (secret: string): string => Buffer.from(hkdfSync('sha256', secret, 'kado', 'practice', 32)).toString('base64url');
const derivedIf = (secret: string | undefined): string | undefined => secret && derived(secret);

/** The settings of the practice server: the same, but with the sandbox supplier, without messages, metrics and traces. */
export const practiceEnv = (env: Env): Env => ({
  ...env,
  practice: true,
  demo: false,
  trial: false,
  pepper: derived(env.pepper),
  previousPepper: derivedIf(env.previousPepper),
  codeKey: derived(env.codeKey),
  previousCodeKey: derivedIf(env.previousCodeKey),
  smtpUrl: undefined,
  smsUrl: undefined,
  supportEmail: undefined,
  outbox: false,
  storage: { kind: 'folder', dir: join(env.dataDir, 'practice', 'files') },
  supplier: { kind: 'sandbox' },
  supplierConcurrency: SUPPLIER_CONCURRENCY,
  metricsPort: undefined,
  tracesEndpoint: undefined,
});
