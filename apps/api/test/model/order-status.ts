import type { OrderStatus } from '@kado/contracts';

type Counts = { items: number; open: number; delivered: number; cancelled: number };

/** The expected value of the generated column `orders.status`. */
export function orderStatus({ items, open, delivered, cancelled }: Counts): OrderStatus {
  if (open > 0) return 'processing';
  if (delivered === items) return 'completed';
  if (delivered > 0) return 'partially_completed';
  return cancelled === items ? 'cancelled' : 'failed';
}
