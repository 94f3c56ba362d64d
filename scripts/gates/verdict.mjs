/** Makes the printed line of a gate. A gate whose first count is zero examined nothing and fails. */
export function verdict(name, { examined, problems }) {
  const empty = Object.values(examined)[0] === 0 ? ['it examined nothing'] : [];
  const all = [...empty, ...problems];
  const counts = Object.entries(examined)
    .map(([what, count]) => `${count} ${what}`)
    .join(', ');
  return { ok: all.length === 0, line: `${all.length === 0 ? '✔' : '✘'} ${name}: examined ${counts}`, problems: all };
}
