import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Between the ports that browsers refuse and those that systems give to outgoing connections. */
const [FIRST, END] = [20_000, 32_768];

/**
 * A port that is free right now, for a process that has to know it before it listens. No outgoing connection takes it meanwhile, not even while that process
 * restarts, and it is drawn at random, so that tests that run at once get different ones.
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
