import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { type ExportTable, figureColumns } from './export-table.ts';
import styles from './print-table.module.css';

type PrintProps = { sheet: ExportTable; detail: string; onPrinted: () => void };

/** The table alone on paper: it stands in the page, where only a printer sees it, while the print dialog is open. */
export function PrintTable({ sheet, detail, onPrinted }: PrintProps) {
  const { title, heads, rows } = sheet;
  useEffect(() => {
    addEventListener('afterprint', onPrinted, { once: true });
    // Not before the menu has gone and given the focus back.
    const timer = setTimeout(() => window.print(), 300);
    return () => {
      clearTimeout(timer);
      removeEventListener('afterprint', onPrinted);
    };
  }, [onPrinted]);
  const figures = figureColumns(sheet);
  const kind = (column: number) => (figures[column] ? styles.figure : undefined);
  return createPortal(
    <section className={styles.sheet} aria-hidden="true">
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
            // oxlint-disable-next-line react/no-array-index-key -- rows of a sheet have no name and never move
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
