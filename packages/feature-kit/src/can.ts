import { createMongoAbility } from '@casl/ability';
import type { Ability } from '@kado/contracts';

/** Whether the ability list allows something; denied unless allowed. A hint only: the server decides. */
export const can = (rules: readonly Ability[], { action, subject }: Ability): boolean =>
  createMongoAbility([...rules]).can(action, subject);
