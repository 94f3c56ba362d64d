import { readFileSync } from 'node:fs';

/**
 * Whoever ends `npx pnpm start` means the server too; but npm, when killed, leaves pnpm behind, and pnpm us. So we watch the npm and pnpm above us
 * and call `gone` when one of them has died. Only where /proc tells (Linux); the shell that a person typed in is not watched.
 */
export function watchLaunchers(gone, pid = process.pid) {
  const launchers = launchersOf(pid);
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(({ id, started }) => look(id)?.started === started)) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
}

/** The processes above one, from its parent to the topmost npm or pnpm, with shells between them. */
export function launchersOf(pid, see = look) {
  const chain = [];
  for (let next = see(see(pid)?.parent); next && /^(?:npm|pnpm|npx|sh|dash)\b/.test(next.name); next = see(next.parent))
    chain.push(next);
  return chain.slice(0, chain.findLastIndex(({ name }) => /^p?npm|^npx/.test(name)) + 1);
}

/** Name, parent and start of a living process; undefined for one that is gone, or a zombie. */
function look(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : { id, name, parent: Number(fields[1]), started: fields[19] };
  } catch {
    return undefined;
  }
}
