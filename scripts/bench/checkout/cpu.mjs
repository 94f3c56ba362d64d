import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Parent and processor time of a process, with that of its children that ended. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { pid, parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch {
    // It has ended.
    return undefined;
  }
}

/** The processor time of these processes and all that they started. */
function treeMs(roots) {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(Number(name)) ?? []);
  const found = new Set(roots);
  for (let size = 0; size !== found.size;) {
    size = found.size;
    for (const { pid, parent } of all) if (found.has(parent)) found.add(pid);
  }
  return all.filter(({ pid }) => found.has(pid)).reduce((sum, { ms }) => sum + ms, 0);
}

/**
 * The processor time that one of so many operations takes of everything here: the client, the servers that it started, and the database with this process.
 * Unlike a rate it hardly depends on what else the machine does.
 */
export async function withCpu(databasePid, countOf, work) {
  if (process.platform !== 'linux') return work();
  const roots = [process.pid, ...(databasePid ? [databasePid] : [])];
  const before = treeMs(roots);
  const result = await work();
  return { ...result, cpu: (treeMs(roots) - before) / countOf(result) };
}

export const parentOf = (pid) => statOf(pid)?.parent;
