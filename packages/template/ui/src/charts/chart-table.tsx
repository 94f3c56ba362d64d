import { VisuallyHidden } from '@kado/ui';
import type { ChartPlace, ChartSeries } from './series.ts';

/** Props of ChartTable. */
export type ChartTableProps = {
  label: string;
  places: readonly ChartPlace[];
  series: readonly Pick<ChartSeries, 'label' | 'data'>[];
  format: (value: number) => string;
};

/** What a chart draws, as a table for those who do not see it. */
export function ChartTable({ label, places, series, format }: ChartTableProps) {
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
          {places.map((place, at) => (
            <tr key={`${place.name ?? place.label} ${String(at)}`}>
              <th scope="row">{place.name ?? place.label}</th>
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
