import type { OrderStatus } from '@kado/contracts';

type Counts = { items: number; open: number; delivered: number; cancelled: number };

/** What the generated column `orders.status` must hold. */
export function orderStatus({ items, open, delivered, cancelled }: Counts): OrderStatus {
  if (open > 0) return 'processing';
  if (delivered === items) return 'completed';
  if (delivered > 0) return 'partially_completed';
  return cancelled === items ? 'cancelled' : 'failed';
}
