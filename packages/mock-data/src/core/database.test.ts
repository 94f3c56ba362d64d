import { expect, it } from 'vitest';
import { createDatabase, type SeedContext } from './database.ts';
import { memoryStorage } from './storage.ts';

const NOW = new Date('2026-03-04T05:06:07Z');
const open = (seed = 'kado', storage = memoryStorage()) => createDatabase({ storage, seed, now: () => NOW });
const seedRows = ({ random }: SeedContext) => Array.from({ length: 20 }, (_, id) => ({ id, value: random.between(0, 1e6) }));

it('seeds the same rows from the same seed, and other rows from another seed', async () => {
  const [one, same, other] = await Promise.all([open(), open(), open('else')].map((db) => db.record('rows', seedRows).read()));
  expect(same).toEqual(one);
  expect(other).not.toEqual(one);
});

it('returns clones, so that a reader cannot change the record', async () => {
  const rows = open().record('rows', () => [{ id: 1, name: 'stored' }]);
  const [mine] = await rows.read();
  mine!.name = 'changed';
  const drafted = await rows.change((draft) => draft[0]!);
  drafted.name = 'changed too';
  expect(await rows.read()).toEqual([{ id: 1, name: 'stored' }]);
});

it('stores nothing when an edit throws', async () => {
  const rows = open().record('rows', () => [1]);
  const failing = rows.change((draft) => {
    draft.push(2);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await rows.read()).toEqual([1]);
});

it('stores nothing and notifies no other tab when an edit changes nothing', async () => {
  const storage = memoryStorage();
  const rows = open('kado', storage).record('rows', () => [{ id: 1, name: 'stored' }]);
  await rows.read();
  const written: string[] = [];
  storage.subscribe((record) => written.push(record));
  expect(await rows.change((draft) => Object.assign(draft[0]!, { name: 'stored' }))).toEqual({ id: 1, name: 'stored' });
  expect(written).toEqual([]);
  expect((await rows.view()).changed).toBe(false);
});

it('runs the edits of a record one after the other', async () => {
  const count = open().record('count', () => ({ value: 0 }));
  await Promise.all(Array.from({ length: 50 }, () => count.change((draft) => void (draft.value += 1))));
  expect(await count.read()).toEqual({ value: 50 });
});

it('shares writes with other databases over the same storage, and drops them on reset', async () => {
  const storage = memoryStorage();
  const here = open('kado', storage);
  const mine = here.record('rows', () => ['seeded']);
  await mine.change((draft) => void draft.push('written'));
  const theirs = open('kado', storage).record('rows', () => ['seeded']);
  expect(await theirs.read()).toEqual(['seeded', 'written']);
  await here.reset();
  expect(await theirs.read()).toEqual(['seeded']);
});

it('seeds a record again on another day, unless something was written to it', async () => {
  const storage = memoryStorage();
  let now = NOW;
  const db = createDatabase({ storage, seed: 'kado', now: () => now });
  const [untouched, written] = ['untouched', 'written'].map((name) => db.record(name, ({ now: at }) => [at.toISOString()]));
  await untouched!.read();
  await written!.change((draft) => void draft.push('mine'));
  now = new Date('2026-03-04T23:59:59Z');
  expect(await untouched!.read()).toEqual([NOW.toISOString()]);
  now = new Date('2026-04-05T06:07:08Z');
  expect(await untouched!.read()).toEqual([now.toISOString()]);
  expect(await written!.read()).toEqual([NOW.toISOString(), 'mine']);
});

it('seeds a record again if it is stored in another shape', async () => {
  const storage = memoryStorage();
  const role = { id: 1, name: 'Old' };
  const before = open('kado', storage);
  await before.record('roles', () => [role]).change((rows) => void rows.push({ id: 2, name: 'Mine' }));
  await before.record('rows', () => ['seeded']).change((rows) => void rows.push('written'));
  const after = open('kado', storage);
  expect(await after.record('roles', () => [{ ...role, userRole: 'admin' }]).read()).toEqual([{ ...role, userRole: 'admin' }]);
  expect(await after.record('rows', () => ['seeded']).read()).toEqual(['seeded', 'written']);
  expect(after.version()).not.toBe(before.version());
});
