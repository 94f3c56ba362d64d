import fs, { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';

import { FolderLocked, lockFolder } from './folder-lock.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kado-lock-'));
  lock = join(folder, 'lock');
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true, force: true });
});

/** The text of this process's lock with replaced words: its process id, the boot id, its start, its namespace. */
function lockOf(...words: (string | undefined)[]): string {
  const unlock = lockFolder(folder);
  const own = readFileSync(lock, 'utf8').split(' ');
  unlock();
  return own.map((word, at) => words[at] ?? word).join(' ');
}
/** Writes a lock that was last touched this many seconds ago. */
function leave(text: string, seconds: number): void {
  writeFileSync(lock, text);
  const touched = new Date(Date.now() - seconds * 1000);
  utimesSync(lock, touched, touched);
}

it('O7 a folder is locked until it is unlocked', () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  unlock();
  expect(existsSync(lock)).toBe(false);
});

it.each([
  ['an ended process', ['999999999'], 0],
  ['a process whose id was used again', [undefined, undefined, '1'], 0],
  ['a process before a reboot', [undefined, 'other'], 31],
  ['a process of a container that ended', ['1', undefined, undefined, 'pid:[1]'], 31],
  ['nobody', ['', '', '', ''], 31],
])('O7 the lock of %s is taken over', (_, words, seconds) => {
  leave(lockOf(...words), seconds);
  const unlock = lockFolder(folder);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock();
});

it('O7 only one of two processes that find a stale lock at the same time takes it over', () => {
  leave(lockOf('999999999'), 0);
  let unlock: (() => void) | undefined;
  /** Lets the other process take over just before the stale lock is removed. */
  const takeOverBefore = (path: unknown): void => {
    if (path !== lock || unlock) return;
    unlock = () => undefined;
    unlock = lockFolder(folder);
  };
  const { renameSync, unlinkSync } = fs;
  const spies = [
    vi.spyOn(fs, 'renameSync').mockImplementation((from, to) => (takeOverBefore(from), renameSync(from, to))),
    vi.spyOn(fs, 'unlinkSync').mockImplementation((path) => (takeOverBefore(path), unlinkSync(path))),
  ];
  syncBuiltinESMExports();
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore();
    syncBuiltinESMExports();
  });
  expect(() => lockFolder(folder)).toThrow(FolderLocked);
  expect(readdirSync(folder)).toEqual(['lock']);
  expect(readFileSync(lock, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
  unlock?.();
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  ['in another container, under our own process id', [undefined, undefined, undefined, 'pid:[1]']],
  ['on another machine', ['999999999', 'other']],
])('O7 a process %s holds its lock as long as it touches it', (_, words) => {
  leave(lockOf(...words), 29);
  expect(() => lockFolder(folder)).toThrow(/in use by process \d+.*try again in 30 seconds/);
});

it('O7 the lock is touched while it is held; a process that has lost it ends without removing it', () => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const unlock = lockFolder(folder);
  leave(readFileSync(lock, 'utf8'), 60);
  vi.advanceTimersByTime(5000);
  expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(1000);
  expect(exit).not.toHaveBeenCalled();
  leave('of another process', 60);
  vi.advanceTimersByTime(5000);
  expect(Date.now() - statSync(lock).mtimeMs).toBeGreaterThan(50_000);
  expect(exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(write).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('another one has taken over'));
  unlock();
  expect([readFileSync(lock, 'utf8'), vi.getTimerCount()]).toEqual(['of another process', 0]);
});
