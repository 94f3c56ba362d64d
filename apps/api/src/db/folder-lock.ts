import { randomUUID } from 'node:crypto';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** How often the process that holds a lock touches the file. */
const TOUCH_MS = 5000;
/** A lock that was touched within this time is held, whichever machine or container its process runs in. */
const FRESH_MS = 30_000;

/** The data folder is in use by another process. */
export class FolderLocked extends Error {
  override readonly name = 'FolderLocked';
}

/** Changes with every boot, after which the process ids of old locks are meaningless. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

/** Process ids are unique only within their namespace: every container has its own. */
function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

/** When a process was started, in ticks since boot, because process ids are reused. */
function startOf(pid: number): string {
  try {
    return (
      readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')[19] ?? ''
    );
  } catch {
    return '';
  }
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether the process that holds the lock has ended. For a process in another container or on another machine, only the time of the last touch is known. */
function isStale(file: string, held: string): boolean {
  const [pid = '', boot = '', start = '', namespace = pidNamespace()] = held.split(' ');
  if (boot !== bootId() || namespace !== pidNamespace()) {
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Math.abs(Date.now() - touched) > FRESH_MS;
  }
  return !alive(Number(pid)) || start !== startOf(Number(pid));
}

/** Ends the process, because another one has opened the folder, and two processes would overwrite each other's data. */
function end(file: string): void {
  process.stderr.write(`Kado ends: this process did not run for a while, and another one has taken over ${file}.\n`);
  process.exit(1);
}

/** Touches the lock until it is released. Ends the process when another one has taken the lock, for example while this machine was suspended. */
function hold(file: string, text: string): () => void {
  const timer = setInterval(() => {
    const now = new Date();
    const held = read(file);
    if (held === text) utimesSync(file, now, now);
    else if (held !== undefined) end(file);
  }, TOUCH_MS).unref();
  return () => {
    clearInterval(timer);
    release(file, text);
  };
}

/** Locks the folder for this process and returns the function that unlocks it; throws FolderLocked. The lock of a dead process is taken over. */
export function lockFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'lock');
  const mine = [process.pid, bootId(), startOf(process.pid), pidNamespace()].join(' ');
  for (let tries = 0; tries < 3; tries += 1) {
    if (write(file, mine)) return hold(file, mine);
    const held = read(file);
    if (held === undefined) continue;
    if (!isStale(file, held))
      throw new FolderLocked(
        `The data folder ${resolve(dataDir)} is in use by process ${held.split(' ')[0]}. Stop it first, or set KADO_DATA_DIR to another folder. If it ended with its container or machine, try again in ${FRESH_MS / 1000} seconds.`,
      );
    release(file, held);
  }
  throw new FolderLocked(`The data folder ${resolve(dataDir)} is being opened by another process.`);
}

const nameBeside = (file: string): string => `${file}.${randomUUID()}`;

/** Creating a hard link is atomic: only one process succeeds. */
function link(from: string, file: string): boolean {
  try {
    linkSync(from, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Creates the lock file if there is none. The file has its content from the start. */
function write(file: string, text: string): boolean {
  const draft = nameBeside(file);
  writeFileSync(draft, text, { mode: 0o600 });
  try {
    return link(draft, file);
  } finally {
    unlinkSync(draft);
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Removes the lock that has this text. The file is moved away first and read again, because another process may have replaced it; in this case the other
 * lock is put back.
 */
function release(file: string, text: string): void {
  if (read(file) !== text) return;
  const moved = nameBeside(file);
  try {
    renameSync(file, moved);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (read(moved) !== text) link(moved, file);
  unlinkSync(moved);
}
