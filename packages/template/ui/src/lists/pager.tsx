import type { ReactNode } from 'react';
import { Icon, IconButton, SelectBox } from '@kado/ui';
import styles from './pager.module.css';

/** Page numbers around the current one, `undefined` for each gap: 1 … 4 5 6 … 12. */
export const pageNumbers = (page: number, pages: number): (number | undefined)[] => {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const sorted = [...new Set(near)].toSorted((a, b) => a - b);
  return sorted.flatMap((number, at) => {
    const gap = number - (sorted[at - 1] ?? 0);
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [undefined, number] : [number];
  });
};

/** Props of Pager. */
export type PagerProps = {
  label: string;
  page: number;
  pages: number;
  onPage: (page: number) => void;
  previousLabel: string;
  nextLabel: string;
  /** Name of a page's button: "Page 3". */
  pageLabel: (page: number) => string;
  /** "1–10 of 50". */
  range?: ReactNode;
  perPage?: { label: string; value: number; options: readonly number[]; onChange: (value: number) => void } | undefined;
};

/** Below a table: rows per page, the range, the pages. At the first or last page the arrow is `aria-disabled`, so that it keeps the focus. */
export function Pager({ label, page, pages, onPage, previousLabel, nextLabel, pageLabel, range, perPage }: PagerProps) {
  return (
    <div className={styles.pager}>
      {perPage && (
        <label className={styles.rows}>
          {perPage.label}
          <SelectBox
            size="small"
            value={String(perPage.value)}
            onChange={(event) => perPage.onChange(Number(event.target.value))}
            options={perPage.options.map((value) => ({ value: String(value), label: String(value) }))}
          />
        </label>
      )}
      {range && <span className={styles.range}>{range}</span>}
      <nav className={styles.pages} aria-label={label}>
        <IconButton
          size="small"
          icon="next"
          className={styles.back}
          label={previousLabel}
          aria-disabled={page <= 1}
          onClick={() => page > 1 && onPage(page - 1)}
        />
        {pageNumbers(page, pages).map((number, at) =>
          number === undefined ? (
            <span key={at === 1 ? 'before' : 'after'} className={styles.gap}>
              <Icon name="dots" size={16} />
            </span>
          ) : (
            <button
              key={number}
              type="button"
              className={styles.page}
              aria-label={pageLabel(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onPage(number)}
            >
              {number}
            </button>
          ),
        )}
        <IconButton
          size="small"
          icon="next"
          label={nextLabel}
          aria-disabled={page >= pages}
          onClick={() => page < pages && onPage(page + 1)}
        />
      </nav>
    </div>
  );
}

/** Props of SelectionBar. */
export type SelectionBarProps = {
  label: string;
  children: ReactNode;
  detail?: ReactNode;
  actions?: ReactNode;
  clearLabel: string;
  onClear: () => void;
};

/** Summarises the selection and has the actions on it. */
export function SelectionBar({ label, children, detail, actions, clearLabel, onClear }: SelectionBarProps) {
  return (
    <section className={styles.selection} aria-label={label} data-selection>
      <b>{children}</b>
      {detail && <span className={styles.detail}>{detail}</span>}
      {actions && <span className={styles.actions}>{actions}</span>}
      <IconButton size="small" className={styles.clear} icon="x" label={clearLabel} onClick={onClear} />
    </section>
  );
}
