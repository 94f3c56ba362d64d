import { expect, it } from 'vitest';
import { createDatabase } from './database.ts';
import { memoryStorage } from './storage.ts';

const NOW = new Date('2026-03-04T05:06:07Z');
const open = (seed = 'kado', storage = memoryStorage()) => createDatabase({ storage, seed, now: () => NOW });
const sow = ({ random }: { random: { between(a: number, b: number): number } }) =>
  Array.from({ length: 20 }, (_, id) => ({ id, value: random.between(0, 1e6) }));

it('sows the same rows from the same seed, others from another', async () => {
  const [one, same, other] = await Promise.all([open(), open(), open('else')].map((db) => db.topic('rows', sow).read()));
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it('hands out clones: what a reader does to them stays with the reader', async () => {
  const rows = open().topic('rows', () => [{ id: 1, name: 'kept' }]);
  const [mine] = await rows.read();
  mine!.name = 'lost';
  const drafted = await rows.change((draft) => draft[0]!);
  drafted.name = 'lost too';
  expect(await rows.read()).toEqual([{ id: 1, name: 'kept' }]);
});

it('stores nothing of an edit that throws', async () => {
  const rows = open().topic('rows', () => [1]);
  const failing = rows.change((draft) => {
    draft.push(2);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rows.read()).toEqual([1]);
});

it('runs edits of one topic one after the other', async () => {
  const count = open().topic('count', () => ({ value: 0 }));
  await Promise.all(Array.from({ length: 50 }, () => count.change((draft) => void (draft.value += 1))));
  expect(await count.read()).toEqual({ value: 50 });
});

it('shows another opener of the same storage what was written, and forgets it on reset', async () => {
  const storage = memoryStorage();
  const here = open('kado', storage);
  const mine = here.topic('rows', () => ['sown']);
  await mine.change((draft) => void draft.push('written'));
  const theirs = open('kado', storage).topic('rows', () => ['sown']);
  expect(await theirs.read()).toEqual(['sown', 'written']);
  await here.reset();
  expect(await theirs.read()).toEqual(['sown']);
});

it('sows a record anew that was stored in another shape, and no other', async () => {
  const storage = memoryStorage();
  const role = { id: 1, name: 'Old' };
  await storage.save('roles', { version: 1, data: [role], changed: true });
  await storage.save('rows', { version: '', data: ['kept'], changed: true });
  const db = open('kado', storage);
  expect(await db.topic('roles', () => [{ ...role, userRole: 'admin' }]).read()).toEqual([{ ...role, userRole: 'admin' }]);
  expect(await db.topic('rows', () => ['sown']).read()).toEqual(['kept']);
});
