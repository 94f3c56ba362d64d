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

/** A process that holds a lock touches it this often. */
const TOUCH_MS = 5000;
/** A lock that was touched in this time is held, wherever its process runs. */
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

/** Process ids have a meaning within their namespace alone: every container has its own. */
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

/** Whether the process that holds the lock is gone. Of a process in another container, or on another machine, only the touched file tells. */
function isStale(file: string, held: string): boolean {
  const [pid = '', boot = '', start = '', namespace = pidNamespace()] = held.split(' ');
  if (boot !== bootId() || namespace !== pidNamespace()) {
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    return Math.abs(Date.now() - touched) > FRESH_MS;
  }
  return !alive(Number(pid)) || start !== startOf(Number(pid));
}

/** Ends the process: another one has the folder open, and two would overwrite each other's data. */
function end(file: string): void {
  process.stderr.write(`Kado ends: this process did not run for a while, and another one has taken over ${file}.\n`);
  process.exit(1);
}

/** Touches the lock until it is released. Who was stopped for so long that another process took the lock, for example with its machine, ends. */
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

/** Locks unless there is a lock; the file has its content from the start. */
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
 * Removes the lock that has this text. It is moved away before, and then read again: another process may have replaced it meanwhile, and its lock is put
 * back.
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
