import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The parent and the CPU time (ms) of a process, including its ended children. */
function statOf(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return { pid, parent: Number(fields[1]), ms: ticks * TICK_MS };
  } catch {
    // The process has ended.
    return undefined;
  }
}

/** The CPU time (ms) of these processes and all their descendants. */
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
 * Adds the CPU time (ms) per operation, summed over this process, the servers that it started, and the database. Unlike operations per second, it hardly
 * depends on other load on the machine.
 */
export async function withCpu(databasePid, countOf, work) {
  if (process.platform !== 'linux') return work();
  const roots = [process.pid, ...(databasePid ? [databasePid] : [])];
  const before = treeMs(roots);
  const result = await work();
  return { ...result, cpu: (treeMs(roots) - before) / countOf(result) };
}

export const parentOf = (pid) => statOf(pid)?.parent;
