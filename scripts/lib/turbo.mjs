import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { failuresOfVitest } from './failure-summary.mjs';
import { countTests } from './counts.mjs';
import { run } from './sh.mjs';
import { packages } from './workspace.mjs';

/** Runs turbo tasks on two cores; `note` has the number of tasks and of cache hits. Zero tasks is a failure. */
export async function turbo(tasks, env, extra = []) {
  const args = [
    'run',
    ...tasks,
    '--concurrency=2',
    '--continue=always',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...extra,
  ];
  const { code, output } = await run('turbo', args, { env, quiet: true });
  const [, ran, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
  const cached = /Cached:\s+(\d+) cached/.exec(output)?.[1] ?? 0;
  if (code !== 0 || !total) console.log(output);
  const note = `${ran ?? 0} of ${total ?? 0} tasks, ${cached} from the cache`;
  return { ok: code === 0 && Number(total) > 0, note: Number(total) > 0 ? note : `${note}: no task ran` };
}

/**
 * Like `turbo`, for a task that runs tests: the counts are read from the log that turbo writes or restores from its cache in each package.
 * A package without counts in its log fails, so that a run without tests never passes.
 */
export async function turboTests(task, env, extra = []) {
  const testing = packages().filter(({ manifest }) => manifest.scripts?.[task]);
  const logs = testing.map(({ name, folder }) => ({ name, file: join(folder, '.turbo', `turbo-${task}.log`) }));
  for (const { file } of logs) rmSync(file, { force: true });
  const result = await turbo([task], env, extra);
  const printed = logs.map(({ name, file }) => ({ name, output: read(file) }));
  const counted = printed.map(({ name, output }) => ({ name, ...countTests(output) }));
  const silent = counted.filter((each) => !each.counted).map(({ name }) => name);
  const figures = printed.flatMap(({ output }) => figuresOf(output));
  const missed = silent.length > 0 ? [`no test counted in ${silent.join(', ')}`] : [];
  const note = [result.note, ...figures, ...missed].join('; ');
  const total = (key) => counted.reduce((sum, count) => sum + count[key], 0);
  const failures = printed.flatMap(({ name, output }) =>
    failuresOfVitest(output).map((block) => ({ ...block, head: `${name} ${block.head}` })),
  );
  return {
    ok: result.ok && silent.length === 0 && total('failed') === 0,
    passed: total('passed'),
    failed: total('failed'),
    note,
    failures,
  };
}

/** Lines in which a test reports how much it examined, such as "crawler: 23 routes, 1141 controls". */
const figuresOf = (output) => stripVTControlCharacters(output).match(/^crawler: .+$/gm) ?? [];

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
