/** Turns a gate's findings into its line; a gate whose first count is zero examined nothing and fails. */
export function verdict(name, { saw, problems }) {
  const empty = Object.values(saw)[0] === 0 ? ['it examined nothing'] : [];
  const all = [...empty, ...problems];
  const counts = Object.entries(saw)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  return { ok: all.length === 0, line: `${all.length === 0 ? '✔' : '✘'} ${name}: examined ${counts}`, problems: all };
}
