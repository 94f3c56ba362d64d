import type { ReactNode } from 'react';
import { Cell, Cells } from '@kado/template-ui';
import { type CardName, type CardSpan, spansOf } from '../lib/card-layout.ts';
import { useHiddenCards } from '../lib/use-hidden-cards.ts';

type CardRowProps = {
  label: string;
  /** The cards of the row, each with its width in columns. */
  row: readonly (readonly [card: CardName, span: CardSpan])[];
  /** Cards with their own padding. */
  flush: readonly CardName[];
  card: (name: CardName) => ReactNode;
};

/** A row of cards that can be hidden; the rest fill the row. */
export function CardRow({ label, row, flush, card }: CardRowProps) {
  const { shows } = useHiddenCards();
  const shown = spansOf(row, shows);
  if (shown.length === 0) return null;
  return (
    <Cells label={label}>
      {shown.map(({ card: name, span }) => (
        <Cell key={name} span={span} flush={flush.includes(name)}>
          {card(name)}
        </Cell>
      ))}
    </Cells>
  );
}
