import type { ReactNode } from 'react';
import { Checkbox, cx, Icon, VisuallyHidden } from '@kado/ui';
import { useFrameContext } from '../layout/frame-context.ts';
import styles from './data-table.module.css';
import { useFocusBeyondRemoval } from './use-focus-beyond-removal.ts';

/** Position of a cell on a phone, where each row is a card of three lines: who/total, state/balance, id/side/actions; `side` is small secondary text. */
export type CardArea = 'who' | 'total' | 'state' | 'balance' | 'id' | 'side' | 'actions' | 'none';

/** A column. */
export type Column<Row> = {
  key: string;
  head: string;
  /** The column's head is for screen readers only (actions). */
  headHidden?: boolean | undefined;
  cell: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end' | undefined;
  sortable?: boolean | undefined;
  area?: CardArea | undefined;
  /** Hidden below 1200 px; on a phone its `area` applies. */
  wideOnly?: boolean | undefined;
};

/** The current sort order. */
export type Sort = { column: string; direction: 'asc' | 'desc' };

/** The keys of the selected rows. */
export type Selection<Row> = {
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
  allLabel: string;
  rowLabel: (row: Row) => string;
};

/** Props of DataTable. */
export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((next: Sort) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** The row height; by default the reader's own setting. */
  density?: 'small' | 'normal' | 'tall' | undefined;
  /** The rows are those of the previous request until the next one has loaded. */
  busy?: boolean | undefined;
};

type HeadProps = {
  column: Pick<Column<unknown>, 'key' | 'head' | 'headHidden' | 'align' | 'sortable' | 'wideOnly'>;
  sort: Sort | undefined;
  onSort: ((next: Sort) => void) | undefined;
};

function HeadCell({ column, sort, onSort }: HeadProps) {
  const on = sort?.column === column.key;
  const ascending = on && sort.direction === 'asc';
  const words = column.headHidden ? <VisuallyHidden>{column.head}</VisuallyHidden> : column.head;
  return (
    <th
      scope="col"
      className={cx(column.align === 'end' && styles.end, column.wideOnly && styles.wide)}
      aria-sort={on ? (ascending ? 'ascending' : 'descending') : undefined}
    >
      {column.sortable ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort?.({ column: column.key, direction: ascending ? 'desc' : 'asc' })}
        >
          {words}
          <Icon name={on ? (ascending ? 'up' : 'descend') : 'sort'} size={14} />
        </button>
      ) : (
        words
      )}
    </th>
  );
}

const toggled = (keys: ReadonlySet<string>, these: readonly string[], on: boolean): ReadonlySet<string> => {
  const next = new Set(keys);
  for (const key of these) {
    if (on) next.add(key);
    else next.delete(key);
  }
  return next;
};

type BodyRowProps<Row> = { row: Row; name: string; columns: readonly Column<Row>[]; selection: Selection<Row> | undefined };

function BodyRow<Row>({ row, name, columns, selection }: BodyRowProps<Row>) {
  const ref = useFocusBeyondRemoval<HTMLTableRowElement>();
  const on = selection?.keys.has(name) ?? false;
  return (
    <tr ref={ref} className={cx(on && styles.on)}>
      {selection && (
        <td className={styles.select}>
          <Checkbox
            dense
            aria-label={selection.rowLabel(row)}
            checked={on}
            onChange={() => selection.onChange(toggled(selection.keys, [name], !on))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          data-area={column.area ?? 'none'}
          className={cx(column.align === 'end' && styles.end, column.wideOnly && styles.wide)}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}

function PickAll<Row>({ selection, keys }: { selection: Selection<Row>; keys: readonly string[] }) {
  const chosen = keys.filter((key) => selection.keys.has(key)).length;
  return (
    <th scope="col" className={styles.select}>
      <Checkbox
        dense
        aria-label={selection.allLabel}
        checked={chosen > 0 && chosen === keys.length}
        mixed={chosen > 0 && chosen < keys.length}
        onChange={() => selection.onChange(toggled(selection.keys, keys, chosen < keys.length))}
      />
    </th>
  );
}

/** The template's table: sort buttons, selection, three densities; on a phone each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, selection, busy } = props;
  const { rowHeight = 'normal' } = useFrameContext();
  const density = props.density ?? rowHeight;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls sideways must be reachable by keyboard
    <section className={cx(styles.scroll, busy && styles.busy)} aria-label={label} aria-busy={busy} tabIndex={0}>
      <table className={cx(styles.table, styles[density])}>
        <thead>
          <tr>
            {selection && <PickAll selection={selection} keys={rows.map(rowKey)} />}
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} name={rowKey(row)} columns={columns} selection={selection} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The actions of a row: secondary buttons that are always visible. */
export function RowActions({ children }: { children: ReactNode }) {
  return <span className={styles.actions}>{children}</span>;
}
