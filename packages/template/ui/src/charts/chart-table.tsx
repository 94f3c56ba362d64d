import { VisuallyHidden } from '@kado/ui';
import type { ChartCategory, ChartSeries } from './series.ts';

/** Props of ChartTable. */
export type ChartTableProps = {
  label: string;
  categories: readonly ChartCategory[];
  series: readonly Pick<ChartSeries, 'label' | 'data'>[];
  format: (value: number) => string;
};

/** The data of a chart as a table, for screen readers. */
export function ChartTable({ label, categories, series, format }: ChartTableProps) {
  return (
    <VisuallyHidden>
      <table aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{label}</th>
            {series.map((row) => (
              <th key={row.label} scope="col">
                {row.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, at) => (
            <tr key={`${category.name ?? category.label} ${String(at)}`}>
              <th scope="row">{category.name ?? category.label}</th>
              {series.map((row) => (
                <td key={row.label}>{row.data[at] === undefined ? '' : format(row.data[at])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
}
