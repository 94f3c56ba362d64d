import { expect, it } from 'vitest';
import { ORDER_STATUS_STYLES } from './order-status.tsx';

it.each([
  ['queued', 'ring', 'quiet'],
  ['submitted', 'clock', 'wait'],
  ['processing', 'clock', 'wait'],
  ['delivered', 'done', 'good'],
  ['completed', 'done', 'good'],
  ['partially_completed', 'moneyback', 'back'],
  ['cancelled', 'moneyback', 'back'],
  ['reversed', 'moneyback', 'back'],
  ['failed', 'fail', 'bad'],
] as const)('an order or item that is %s has the icon %s and the tone %s', (status, icon, tone) =>
  expect(ORDER_STATUS_STYLES[status]).toEqual({ icon, tone }),
);
