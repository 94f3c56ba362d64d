import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Above the ports that browsers refuse, and below those that systems use for outgoing connections. */
const [FIRST, END] = [20_000, 32_768];

/**
 * A port that is free now, for a process that must know it before it listens. No outgoing connection can take it, even while that process restarts. It is random,
 * so that concurrent tests get different ports.
 */
export async function freePort(draw = () => randomInt(FIRST, END)): Promise<number> {
  for (;;) {
    const port = draw();
    const probe = createServer();
    try {
      await once(probe.listen(port, '127.0.0.1'), 'listening');
      await once(probe.close(), 'close');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
