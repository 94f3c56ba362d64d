import * as z from 'zod/mini';

type Named = { id: number; name: string };

const toPlain = (name: string): string => name.trim().toLocaleLowerCase();

/** Why a name cannot be used: it is missing, or another record has it. */
export function nameProblem(name: string, others: readonly Named[], own?: number): 'missing' | 'taken' | undefined {
  if (toPlain(name) === '') return 'missing';
  return others.some((other) => other.id !== own && toPlain(other.name) === toPlain(name)) ? 'taken' : undefined;
}

/** The name itself or, if it is taken, the first free one of `name 2`, `name 3` … */
export function freeName(desired: string, others: readonly Named[]): string {
  let name = desired;
  for (let number = 2; nameProblem(name, others) === 'taken'; number += 1) name = `${desired} ${number}`;
  return name;
}

/** The schema of a unique name; `own` is the id of the record being edited. */
export const freeNameSchema = (others: readonly Named[], own?: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.refine((name: string) => nameProblem(name, others, own) !== 'taken'),
  );
