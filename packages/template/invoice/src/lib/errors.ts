import type { Draft, DraftLine } from './draft.ts';
import { COST, PERCENT, QTY, readFigure } from './typed-number.ts';

/** Fields of a line that can be wrong. */
export type LineField = 'title' | 'cost' | 'qty' | 'discount' | 'tax';
/** What is wrong with a draft, field by field; each names a text of ours. */
export type DraftErrors = {
  client?: 'client';
  issued?: 'day';
  due?: 'day' | 'dueBefore';
  lines: ReadonlyMap<number, Partial<Record<LineField, LineField>>>;
  count: number;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const badPercent = (typed: string) => typed.trim() !== '' && readFigure(typed, PERCENT) === undefined;

function lineErrors({ title, cost, qty, discount, tax }: DraftLine): Partial<Record<LineField, LineField>> {
  return {
    ...(title.trim() === '' && { title: 'title' as const }),
    ...(readFigure(cost, COST) === undefined && { cost: 'cost' as const }),
    ...(!readFigure(qty, QTY) && { qty: 'qty' as const }),
    ...(badPercent(discount) && { discount: 'discount' as const }),
    ...(badPercent(tax) && { tax: 'tax' as const }),
  };
}

/** Everything that keeps a draft from being saved. */
export function errorsOf({ client, issued, due, lines }: Draft): DraftErrors {
  const bad = lines.map((line) => [line.key, lineErrors(line)] as const).filter(([, errors]) => Object.keys(errors).length > 0);
  const head = {
    ...(!client && { client: 'client' as const }),
    ...(!DAY.test(issued) && { issued: 'day' as const }),
    ...(DAY.test(due) ? due < issued && { due: 'dueBefore' as const } : { due: 'day' as const }),
  };
  const count = Object.keys(head).length + bad.reduce((total, [, errors]) => total + Object.keys(errors).length, 0);
  return { ...head, lines: new Map(bad), count };
}
