import { readFileSync } from 'node:fs';

/**
 * Ending `npx pnpm start` should also end the server, but a killed npm leaves pnpm running, and a killed pnpm leaves this process. So this watches the npm and
 * pnpm processes above this one and calls `gone` when one of them has ended. It needs /proc (Linux) and does not watch the user's shell.
 */
export function watchLaunchers(gone, pid = process.pid) {
  const launchers = launchersOf(pid);
  if (launchers.length === 0) return;
  const timer = setInterval(() => {
    if (launchers.every(({ id, started }) => processInfo(id)?.started === started)) return;
    clearInterval(timer);
    gone();
  }, 500);
  timer.unref();
}

/** The ancestors of a process from its parent to the topmost npm or pnpm, including shells between them. */
export function launchersOf(pid, infoOf = processInfo) {
  const chain = [];
  for (let next = infoOf(infoOf(pid)?.parent); next && /^(?:npm|pnpm|npx|sh|dash)\b/.test(next.name); next = infoOf(next.parent))
    chain.push(next);
  return chain.slice(0, chain.findLastIndex(({ name }) => /^p?npm|^npx/.test(name)) + 1);
}

/** Name, parent and start time of a running process; undefined if it has ended or is a zombie. */
function processInfo(id) {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    const name = stat.slice(stat.indexOf('(') + 1, stat.lastIndexOf(')'));
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : { id, name, parent: Number(fields[1]), started: fields[19] };
  } catch {
    return undefined;
  }
}
