/** Turns a gate's findings into its line; a gate whose first count is zero looked at nothing and fails. */
export function verdict(name, { saw, problems }) {
  const blind = Object.values(saw)[0] === 0 ? ['it looked at nothing'] : [];
  const told = [...blind, ...problems];
  const counts = Object.entries(saw)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  return { ok: told.length === 0, line: `${told.length === 0 ? '✔' : '✘'} ${name}: saw ${counts}`, problems: told };
}
