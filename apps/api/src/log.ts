import type { FastifyBaseLogger } from 'fastify';
import pino, { type DestinationStream } from 'pino';

const SECRETS = ['pin', 'token', 'code', 'grant', 'newPin', 'currentPin', 'pinToken', 'resetToken', 'authorization', 'cookie'];

/** The message of a failed query contains its values, which must not be logged. */
const withoutParams = (text: string | undefined): string | undefined => text?.split('\nparams:', 1)[0];

function errorLine(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: 'not an error' };
  const { name, message, stack, cause } = error;
  const code = 'code' in error ? error.code : undefined;
  const lines = stack
    ?.split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
    .join('\n');
  return {
    type: name,
    message: withoutParams(message),
    code,
    stack: lines,
    ...(cause === undefined ? {} : { cause: errorLine(cause) }),
  };
}

/** Standard output. Several processes write to it: a pipe does not mix writes of at most 4096 bytes. */
export const openLog = (): DestinationStream & { flushSync: () => void } =>
  pino.destination({ sync: false, minLength: 0, maxWrite: 4096 });

/** JSON lines. Fields that may contain a secret are removed by name, on the first two levels. */
export function createLog(destination?: DestinationStream, level = 'info'): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    redact: { paths: [...SECRETS, ...SECRETS.map((name) => `*.${name}`)], remove: true },
    serializers: { err: errorLine },
  };
  return destination ? pino(options, destination) : pino(options);
}
