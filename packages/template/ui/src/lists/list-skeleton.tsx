import { Skeleton, type SkeletonProps } from '@kado/ui';
import styles from './list-skeleton.module.css';

/** The shapes of a row's cells; text shapes differ in length by row. */
const CELLS = {
  avatar: () => ({ inline: 32, block: 32, round: true }),
  number: () => ({ inline: 40 }),
  name: (row) => ({ inline: row % 2 === 0 ? 200 : 168 }),
  word: (row) => ({ inline: row % 3 === 0 ? 120 : 84 }),
  tag: (row) => ({ inline: row % 3 === 0 ? 72 : 96 }),
  date: () => ({ inline: 84 }),
} as const satisfies Record<string, (row: number) => SkeletonProps>;

/** The content of a cell. */
export type ListSkeletonCell = keyof typeof CELLS;

/** Props of ListSkeleton. */
export type ListSkeletonProps = {
  rows: number;
  /** The placeholder cells of a row, from its start; a last one is added at the end. */
  cells: readonly ListSkeletonCell[];
};

/** The placeholder for a page of a DataTable. */
export function ListSkeleton({ rows, cells }: ListSkeletonProps) {
  return (
    <div className={styles.table}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={`row-${row + 1}`} className={styles.row}>
          {cells.map((cell) => (
            <Skeleton key={cell} {...CELLS[cell](row)} />
          ))}
          <span className={styles.end}>
            <Skeleton inline={64} />
          </span>
        </div>
      ))}
    </div>
  );
}
