import { expect, it } from 'vitest';
import { createBackend } from '../backend.ts';
import { memoryStorage, type RecordStorage } from './storage.ts';

/** A storage that can be filled up: it then refuses every write. */
function smallStorage() {
  const memory = memoryStorage();
  const disk = { full: true };
  const storage: RecordStorage = {
    ...memory,
    save: (record, data) => (disk.full ? Promise.reject(new Error('The disk is full')) : memory.save(record, data)),
  };
  return { storage, disk };
}
const add = (numbers: number[]) => void numbers.push(2);
const open = (storage: RecordStorage) => {
  const { database, control } = createBackend(storage, { origin: 'http://localhost:3000' });
  return { control, numbers: database.record('numbers', () => [1]) };
};

it('reads and changes records on a full disk, and forgets the changes with the page', async () => {
  const { storage } = smallStorage();
  const { numbers } = open(storage);
  expect(await numbers.read()).toEqual([1]);
  await numbers.change(add);
  await numbers.change(add);
  expect(await numbers.view()).toEqual({ data: [1, 2, 2], changed: true });
  expect(await open(storage).numbers.read()).toEqual([1]);
});

it('stores a refused record with its next change', async () => {
  const { storage, disk } = smallStorage();
  const { numbers } = open(storage);
  await numbers.change(add);
  disk.full = false;
  await numbers.change(add);
  expect(await open(storage).numbers.read()).toEqual([1, 2, 2]);
});

it('shows what another tab stored later', async () => {
  const { storage, disk } = smallStorage();
  const [here, there] = [open(storage).numbers, open(storage).numbers];
  await here.change((numbers) => void numbers.push(9));
  disk.full = false;
  await there.change(add);
  expect(await here.read()).toEqual([1, 2]);
});

it('resets a refused record', async () => {
  const { numbers, control } = open(smallStorage().storage);
  await numbers.change(add);
  await control.reset();
  expect(await numbers.read()).toEqual([1]);
});

it('does not say that a snapshot is saved on a full disk', async () => {
  const { control } = open(smallStorage().storage);
  await expect(control.snapshots.save('before')).rejects.toThrow('The disk is full');
});
