// Measures a cold `turbo run build` (every task runs) and a warm one (nothing changed).
import { must } from '../lib/sh.mjs';

async function timed(args) {
  const start = performance.now();
  await must('turbo', ['run', 'build', '--output-logs=none', ...args], { quiet: true });
  return ((performance.now() - start) / 1000).toFixed(1);
}

console.log('turbo run build');
console.log(`  cold ${await timed(['--force'])} s, warm ${await timed([])} s`);
