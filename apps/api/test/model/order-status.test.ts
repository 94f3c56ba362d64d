import { expect, it } from 'vitest';

import { orderStatus } from './order-status.ts';

it.each([
  [{ items: 2, open: 1, delivered: 1, cancelled: 0 }, 'processing'],
  [{ items: 2, open: 0, delivered: 2, cancelled: 0 }, 'completed'],
  [{ items: 2, open: 0, delivered: 1, cancelled: 0 }, 'partially_completed'],
  [{ items: 2, open: 0, delivered: 0, cancelled: 2 }, 'cancelled'],
  [{ items: 2, open: 0, delivered: 0, cancelled: 0 }, 'failed'],
])('an order of %j is %s', (counts, status) => expect(orderStatus(counts)).toBe(status));
