import { eq } from 'drizzle-orm';

import { recordAudit } from '../audit/record.ts';
import { users } from '../db/schema/identity.ts';
import { findUserByEmail } from '../users/repository.ts';
import { runCommand } from './command.ts';

// pnpm operator:add EMAIL: turns an existing account into an operator.
await runCommand(async (db) => {
  const email = process.argv[2];
  if (!email) throw new Error('Usage: pnpm operator:add EMAIL');
  const user = await findUserByEmail(db, email);
  if (!user) throw new Error(`${email} has no account yet. Register first, then run this again.`);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ role: 'operator' }).where(eq(users.id, user.id));
    const change = { before: { role: user.role }, after: { role: 'operator' } };
    await recordAudit(tx, { at: new Date(), action: 'user.operator-added', subject: 'User', subjectId: user.id, ...change });
  });
  return `${user.email} is an operator from the next request on.`;
});
