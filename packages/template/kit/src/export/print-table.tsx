import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type ExportTable, figureColumns } from './export-table.ts';
import styles from './print-table.module.css';

/** Props of PrintTable. */
export type PrintProps = { table: ExportTable; detail: string; onPrinted: () => void };

/** Prints the table alone: it is part of the page, visible to printers only, while the print dialog is open. */
export function PrintTable({ table, detail, onPrinted }: PrintProps) {
  const { title, heads, rows } = table;
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    // Waits until the menu has closed and returned the focus.
    const timer = setTimeout(() => window.print(), 300);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  const figures = figureColumns(table);
  const kind = (column: number) => (figures[column] ? styles.figure : undefined);
  return createPortal(
    <section className={styles.page} aria-hidden="true">
      <p className={styles.title}>{title}</p>
      <p>{detail}</p>
      <table>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={head} className={kind(column)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows of an export have no key and never move
            <tr key={at}>
              {row.map((value, column) => (
                <td key={heads[column]} className={kind(column)}>
                  <bdi>{value}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  );
}
