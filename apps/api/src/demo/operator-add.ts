import { eq } from 'drizzle-orm';

import { recordAudit } from '../audit/record.ts';
import { users } from '../db/schema/identity.ts';
import { openDatabase } from '../db/open.ts';
import { readEnv } from '../env.ts';
import { findUserByEmail } from '../users/repository.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** pnpm operator:add EMAIL: turns an existing account into an operator. */
async function addOperator(email: string | undefined): Promise<string> {
  if (!email) throw new Error('Usage: pnpm operator:add EMAIL');
  const database = await openDatabase(readEnv(process.env), () => undefined);
  try {
    const user = await findUserByEmail(database.db, email);
    if (!user) throw new Error(`${email} has no account yet. Register first, then run this again.`);
    await database.db.transaction(async (tx) => {
      await tx.update(users).set({ role: 'operator' }).where(eq(users.id, user.id));
      const change = { before: { role: user.role }, after: { role: 'operator' } };
      await recordAudit(tx, { at: new Date(), action: 'user.operator-added', subject: 'User', subjectId: user.id, ...change });
    });
    return `${user.email} is an operator from the next request on.`;
  } finally {
    await database.close();
  }
}

try {
  print(await addOperator(process.argv[2]));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
