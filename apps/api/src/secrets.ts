import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { EnvError, need, type Source } from './env-readers.ts';

const LEAST = 32;
const NAMES = { pepper: 'KADO_PEPPER', codeKey: 'KADO_CODE_KEY' } as const;
type Secrets = Record<keyof typeof NAMES, string>;

/** From the environment, or, with the embedded database, made once beside it: who can read the file can read the data anyway. */
export function readSecrets(source: Source, embedded: boolean, dataDir: string): Secrets {
  const kept = embedded && !(source[NAMES.pepper] && source[NAMES.codeKey]) ? keptSecrets(dataDir) : undefined;
  const read = (key: keyof Secrets): string => {
    const name = NAMES[key];
    const text = source[name] ?? kept?.[key] ?? need(source, name, 'it is required with DATABASE_URL');
    if (text.length < LEAST) throw new EnvError(name, `must be at least ${LEAST} characters long`);
    return text;
  };
  return { pepper: read('pepper'), codeKey: read('codeKey') };
}

function keptSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Secrets;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const made = { pepper: randomBytes(32).toString('base64url'), codeKey: randomBytes(32).toString('base64url') };
  // Whole or not at all: half a file would lock everybody out.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(made), { mode: 0o600 });
  renameSync(draft, file);
  return made;
}
