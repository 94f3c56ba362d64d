import { expect, it } from 'vitest';

import { withDatabases } from '../../test/fixture.ts';
import { person } from '../../test/people.ts';
import { newId } from '../db/ids.ts';
import { findUserById, insertUser, updateUser } from './repository.ts';

withDatabases('A new account', (make) => {
  it.each(['id', 'emailKey', 'phone'] as const)(
    'is refused when another has the same %s, without failing the transaction',
    async (same) => {
      const { app } = await make();
      const ada = await updateUser(app.db, (await person(app)).id, { phoneVerified: true });
      const other = {
        ...ada,
        id: newId(),
        email: 'eve@kado.test',
        emailKey: 'eve@kado.test',
        phone: '+2348030000001',
        phoneVerified: true,
      };
      await app.db.transaction(async (tx) => {
        expect(await insertUser(tx, { ...other, [same]: ada[same] })).toBeUndefined();
        expect(await findUserById(tx, ada.id)).toEqual(ada);
        expect(await insertUser(tx, other)).toMatchObject({ email: 'eve@kado.test' });
      });
    },
  );
});
