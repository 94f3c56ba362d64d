import { createAliasResolver, createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Ability } from '@kado/contracts';

/** Who may write something may do with it whatever changes it. */
const resolveAction = createAliasResolver({ write: ['update', 'delete', 'send', 'pay', 'save'] });

// A page asks the same list for each of its controls.
const made = new WeakMap<readonly Ability[], MongoAbility>();

function abilityOf(rules: readonly Ability[]): MongoAbility {
  const known = made.get(rules) ?? createMongoAbility([...rules], { resolveAction });
  made.set(rules, known);
  return known;
}

/** Whether the ability list allows something; denied unless allowed. A hint only: the server decides. */
export const can = (rules: readonly Ability[], { action, subject }: Ability): boolean => abilityOf(rules).can(action, subject);
