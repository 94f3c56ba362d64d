import { createAliasResolver, createMongoAbility, type MongoAbility } from '@casl/ability';
import type { Ability } from '@kado/contracts';

/** The right to write includes every changing action. */
const resolveAction = createAliasResolver({ write: ['update', 'delete', 'send', 'pay', 'save'] });

// Cached, because a page checks the same list for each of its controls.
const abilities = new WeakMap<readonly Ability[], MongoAbility>();

function abilityOf(rules: readonly Ability[]): MongoAbility {
  const ability = abilities.get(rules) ?? createMongoAbility([...rules], { resolveAction });
  abilities.set(rules, ability);
  return ability;
}

/** Whether the ability list allows this action; denied by default. This only controls the interface: the server enforces access. */
export const can = (rules: readonly Ability[], { action, subject }: Ability): boolean => abilityOf(rules).can(action, subject);
