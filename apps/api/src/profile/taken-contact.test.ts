import type { Challenge, User } from '@kado/contracts';
import { describe, expect, it } from 'vitest';

import { HAS_POSTGRES } from '../../test/databases.ts';
import { withDatabases } from '../../test/fixture.ts';
import { codeFor, signUp } from '../../test/identity.ts';
import { isWaitedFor } from '../../test/lock-waits.ts';
import { person } from '../../test/people.ts';
import { updateUser } from '../users/repository.ts';

const NEXT = 'Ada.Obi@example.test';
const PHONE = '+2348035550199';

// PGlite has one connection: a second transaction within an open one would never end.
describe.runIf(HAS_POSTGRES)('Two accounts', () => {
  withDatabases(
    'A contact',
    (make) => {
      it.each([
        [NEXT, { email: NEXT }, { email: NEXT, emailKey: NEXT.toLowerCase() }],
        [PHONE, { phone: PHONE }, { phone: PHONE, phoneVerified: true }],
      ])('that another account verifies at the same time is refused: %s', async (to, contact, taken) => {
        const { app, call } = await make();
        const { token, user } = await signUp(app, call, 'ada@example.test');
        const eve = await person(app);
        const { id } = (await call<Challenge>('POST /users/me/change-contact', { token, body: contact })).body.data;
        const body = { challengeId: id, token: await codeFor(app, to) };
        let taking: ReturnType<typeof call<User>> | undefined;
        await app.db.transaction(async (tx) => {
          await updateUser(tx, eve.id, taken);
          taking = call<User>('POST /users/me/change-contact/verify', { token, body });
          while (!(await isWaitedFor(tx)));
        });
        expect(await taking).toMatchObject({ status: 422, failure: { code: 'CODE_INVALID', attemptsLeft: 0 } });
        expect((await call<User>('GET /users/me', { token })).body.data).toEqual(user);
      });
    },
    ['postgres'],
  );
});
