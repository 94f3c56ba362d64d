import { demoPin } from './demo/demo-pin.ts';
import type { Env } from './env.ts';

/** The text that a start prints: the addresses, and the demo accounts. */
export function greeting(env: Env): string {
  const { origin, outbox, demo, databaseUrl, dataDir } = env;
  const lines = [
    `Kado is ready at ${origin}`,
    `  API      ${origin}/api/v1/docs`,
    ...(outbox ? [`  Mail     ${origin}/dev/outbox`] : []),
    `  Data     ${databaseUrl === undefined ? `embedded, in ${dataDir}` : 'PostgreSQL'}`,
    ...(demo ? [`  Sign in  maya@kado.test (customer) or ops@kado.test (operator), PIN ${demoPin(env)}`] : []),
  ];
  return `\n${lines.join('\n')}\n\n`;
}
