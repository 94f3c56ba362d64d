import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { changeDeposit } from '../deposits/repository.ts';
import { newId } from './ids.ts';
import { onlyRow } from './sql.ts';

it('returns the row of a statement that always has one', () => {
  expect(onlyRow([{ id: 1 }], 'plan')).toEqual({ id: 1 });
});

withDatabases('A row that was not written', (make) => {
  it('is a bug that names the row', async () => {
    const { app } = await make();
    await expect(changeDeposit(app.db, newId(), { status: 'cancelled' })).rejects.toThrow('The deposit was not written.');
  });
});
