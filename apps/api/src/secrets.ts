import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Stored = { pepper: string; codeKey: string };

/**
 * The secrets of an embedded database, created once and stored beside it. Anyone who can read this file can also read the database.
 */
export function readStoredSecrets(dataDir: string): { KADO_PEPPER: string; KADO_CODE_KEY: string } {
  const file = join(dataDir, 'secrets.json');
  const { pepper, codeKey } = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Stored) : create(dataDir, file);
  return { KADO_PEPPER: pepper, KADO_CODE_KEY: codeKey };
}

function create(dataDir: string, file: string): Stored {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secrets = { pepper: randomBytes(32).toString('base64url'), codeKey: randomBytes(32).toString('base64url') };
  // Renaming is atomic. With an incomplete file, no PIN would verify any more.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(secrets), { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
}
