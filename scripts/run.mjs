// The entry point of all commands. Plain JavaScript that also runs on Node 20, because it downloads Node 24 itself.
const COMMANDS = {
  start: async () => (await import('./commands/start.mjs')).start(),
  test: async () => (await import('./commands/test.mjs')).test({ checks: true, browser: true }),
  check: async () => (await import('./commands/test.mjs')).test({ checks: true }),
  browser: async (args) => (await import('./commands/test.mjs')).test({ browser: true, args }),
  dev: async () => (await import('./commands/dev.mjs')).dev(),
  promises: async (args) => (await import('./commands/promises.mjs')).promises(args),
  droppable: async () => (await import('./commands/droppable.mjs')).droppable(),
  crawl: async () => (await import('./commands/crawl.mjs')).crawl(),
  release: async (args) => (await import('./commands/release.mjs')).release(args),
  'consumer-test': async (args) => (await import('./commands/consumer-test.mjs')).consumerTest(args),
  mutants: async (args) => (await import('./commands/mutants.mjs')).mutants(args),
  bench: async (args) => (await import('./commands/bench.mjs')).bench(args),
  gates: async () => (await import('./commands/gates.mjs')).gates(),
  map: async () => (await import('./commands/map.mjs')).map(),
  'new-feature': async (args) => (await import('./commands/new-feature.mjs')).newFeature(args),
  drop: async (args) => (await import('./commands/drop.mjs')).drop(args),
  brand: async () => (await import('./commands/brand.mjs')).brand(),
  'start-test': async () => (await import('./commands/start-test.mjs')).startTest(),
  'with-postgres': async (args) => (await import('./commands/with-postgres.mjs')).withPostgres(args),
  'pack-fields': async () => (await import('./commands/pack-fields.mjs')).packFieldsOfAll(),
  'build-dist': async () => (await import('./commands/build-dist.mjs')).buildDist(),
};

const [name, ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) {
  console.error(`Usage: node scripts/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}
try {
  process.exit(await command(args));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
