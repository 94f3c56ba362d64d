import { once } from 'node:events';
import { createServer } from 'node:net';

import { expect, it, onTestFinished } from 'vitest';

import { freePort } from './free-port.ts';

it('skips a port that is in use', async () => {
  const taken = createServer();
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as { port: number };
  const free = await freePort();
  const drawn = [port, free];
  expect(await freePort(() => drawn.shift() ?? 0)).toBe(free);
});

it('returns no port that an outgoing connection could use', async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
  expect(ports.filter((port) => port < 20_000 || port > 32_767)).toEqual([]);
});
