import type { Snapshot } from '@kado/contracts/template';
import { expect, it, vi } from 'vitest';
import { createBackend } from '../backend.ts';
import { memoryStorage } from '../core/storage.ts';
import { takeSnapshot } from './snapshot.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const open = (storage = memoryStorage()) => createBackend(storage, { origin: 'http://localhost:3000', now: () => NOW });
const rows = (parts: ReturnType<typeof open>, record: string) =>
  parts.database.all().then((all) => all[record]?.data as { id: number }[]);
/** Removes the first row of a record. */
async function removeOne(parts: ReturnType<typeof open>, record: string): Promise<void> {
  await rows(parts, record);
  await parts.database.record<{ id: number }[]>(record, () => []).change((draft) => void draft.shift());
}

it('lists the topics with rows, size and whether something was written', async () => {
  const parts = open();
  await removeOne(parts, 'invoice');
  const topics = Object.fromEntries((await parts.control.topics()).map(({ name, ...view }) => [name, view]));
  expect(topics['invoice']).toMatchObject({ rows: 49, changed: true, keeps: true });
  expect(topics['calendar']).toMatchObject({ rows: 10, changed: false, keeps: true });
  expect(topics['calendar']?.bytes).toBeGreaterThan(1000);
  expect(topics['faq']).toEqual({ rows: 0, bytes: 0, changed: false, keeps: false });
});

it('resets one topic or all, and notifies', async () => {
  const parts = open();
  const [invoices, users] = [await rows(parts, 'invoice'), await rows(parts, 'users')];
  const listener = vi.fn<() => void>();
  await removeOne(parts, 'invoice');
  await removeOne(parts, 'users');
  parts.control.watch(listener);
  await parts.control.reset('invoice');
  expect(listener).toHaveBeenCalled();
  expect(await rows(parts, 'invoice')).toEqual(invoices);
  expect(await rows(parts, 'users')).toHaveLength(users.length - 1);
  await parts.control.reset();
  expect(await rows(parts, 'users')).toEqual(users);
  await expect(parts.control.reset('nowhere')).rejects.toThrow('There is no topic nowhere');
});

it('restores every record from a file, also in another browser', async () => {
  const parts = open();
  await removeOne(parts, 'invoice');
  const before = await parts.database.all();
  const file = JSON.stringify(await parts.control.snapshot());
  await parts.control.reset();
  await removeOne(parts, 'users');
  await parts.control.restore(JSON.parse(file));
  const plain = (all: typeof before) => Object.fromEntries(Object.entries(all).map(([name, { data }]) => [name, data]));
  expect(plain(await parts.database.all())).toEqual(plain(before));
  const changed = (await parts.control.topics()).filter((topic) => topic.changed);
  expect(changed.map(({ name }) => name)).toEqual(['invoice', 'users']);
  const other = open();
  await other.control.restore(JSON.parse(file));
  expect(plain(await other.database.all())).toEqual(plain(before));
  expect(JSON.parse(file)).toMatchObject({ kind: 'kado-mock-snapshot', version: expect.any(Number), takenAt: NOW.toISOString() });
});

it.each([
  ['undefined', () => undefined, 'foreign'],
  ['a text', () => 'hello', 'foreign'],
  ['another program’s file', () => ({ version: 1, rows: [] }), 'foreign'],
  ['a later version', (taken: Snapshot) => ({ ...taken, version: 2 }), 'version'],
  ['a file without its records', (taken: Snapshot) => ({ ...taken, topics: undefined }), 'damaged'],
  ['an edited file', (taken: Snapshot) => ({ ...taken, topics: { invoice: [] } }), 'damaged'],
  ['an unknown record', ({ version }: Snapshot) => takeSnapshot({ nowhere: [] }, version, NOW), 'version'],
])('rejects %s and changes nothing', async (_, make, reason) => {
  const parts = open();
  await removeOne(parts, 'invoice');
  const before = await parts.database.all();
  const refused = parts.control.restore(make(await parts.control.snapshot()));
  await expect(refused).rejects.toMatchObject({ name: 'SnapshotRefused', reason });
  expect(await parts.database.all()).toEqual(before);
});

it('saves named snapshots up to a limit', async () => {
  const storage = memoryStorage();
  const { snapshots } = open(storage).control;
  await snapshots.save('  Clean start ');
  const later = open(storage).control.snapshots;
  expect(await later.list()).toEqual([{ id: 1, name: 'Clean start', takenAt: NOW.toISOString(), rows: expect.any(Number) }]);
  const whole = await later.open(1);
  await later.remove(1);
  await expect(later.open(1)).rejects.toThrow('There is no snapshot 1');
  for (let count = 0; count < later.room; count += 1) await later.save(`No ${count}`, whole);
  await expect(later.save('One more')).rejects.toThrow('There is room for 5 snapshots');
  expect((await later.list()).map(({ name }) => name)).toEqual(['No 4', 'No 3', 'No 2', 'No 1', 'No 0']);
  await expect(later.save('Damaged', { ...whole, sum: '' })).rejects.toMatchObject({ reason: 'damaged' });
});

it('ignores damaged saved snapshots', async () => {
  const storage = memoryStorage();
  await storage.save('$snapshots', [{ id: 'x' }]);
  expect(await open(storage).control.snapshots.list()).toEqual([]);
});
