import { sum, type Money, type OrderItem } from '@kado/contracts';

/** The total of a line: the sent amount and its fee; both are returned if it fails. */
export const lineTotal = ({ send, fee }: Pick<OrderItem, 'send' | 'fee'>): Money => sum([send, fee], send.currency);
