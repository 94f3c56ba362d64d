import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { changeDeposit } from '../deposits/repository.ts';
import { newId } from './ids.ts';
import { onlyRow } from './sql.ts';

it('a statement that always returns a row gives that row', () => {
  expect(onlyRow([{ id: 1 }], 'plan')).toEqual({ id: 1 });
});

withDatabases('A row that was not written', (make) => {
  it('is a defect that names it', async () => {
    const { app } = await make();
    await expect(changeDeposit(app.db, newId(), { status: 'cancelled' })).rejects.toThrow('The deposit was not written.');
  });
});
