import { demoPin } from './demo/demo-pin.ts';
import type { Env } from './env.ts';

/** The text that is printed at start: the addresses, and the demo accounts. */
export function greeting(env: Env): string {
  const { origin, outbox, demo, databaseUrl, dataDir, processes, worker } = env;
  if (worker === 'only') return '\nKado is ready: it delivers items and serves no requests\n\n';
  const lines = [
    `Kado is ready at ${origin}`,
    `  API      ${origin}/api/v1/docs`,
    ...(outbox ? [`  Mail     ${origin}/dev/outbox`] : []),
    `  Data     ${databaseUrl === undefined ? `embedded, in ${dataDir}` : 'PostgreSQL'}`,
    ...(processes > 1 ? [`  Serving  ${processes} processes`] : []),
    ...(demo ? [`  Sign in  maya@kado.test (customer) or ops@kado.test (operator), PIN ${demoPin(env)}`] : []),
  ];
  return `\n${lines.join('\n')}\n\n`;
}
