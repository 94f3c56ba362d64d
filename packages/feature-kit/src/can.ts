import { createAliasResolver, createMongoAbility } from '@casl/ability';
import type { Ability } from '@kado/contracts';

/** Who may write something may do with it whatever changes it. */
const resolveAction = createAliasResolver({ write: ['update', 'delete', 'send', 'pay', 'save'] });

/** Whether the ability list allows something; denied unless allowed. A hint only: the server decides. */
export const can = (rules: readonly Ability[], { action, subject }: Ability): boolean =>
  createMongoAbility([...rules], { resolveAction }).can(action, subject);
