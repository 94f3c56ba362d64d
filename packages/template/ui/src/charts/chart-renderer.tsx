import { RadarDataProvider, RadarGrid, RadarSeriesArea } from '@mui/x-charts/RadarChart';
import { AreaPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { PiePlot } from '@mui/x-charts/PieChart';
import { BarPlot } from '@mui/x-charts/BarChart';
import RtlProvider from '@mui/system/RtlProvider';
import { type ChartSeries, type PlotSeriesProps, type RingPart, seriesColor } from './series.ts';
import styles from './chart-renderer.module.css';

// One chunk for all chart types: most of its size is the library's core, which they share.
const NO_MARGIN = { top: 0, right: 0, bottom: 0, left: 0 };
const STILL = { skipAnimation: true, disableKeyboardNavigation: true, margin: NO_MARGIN } as const;

// The style sheet selects dashed lines by this id.
const idOf = ({ label, dashed }: ChartSeries): string => (dashed ? `dashed ${label}` : label);

function drawn(series: ChartSeries, strong: number | undefined) {
  const { label, data, color, as = 'bar' } = series;
  const base = { label, data, color: seriesColor(color), id: idOf(series) };
  if (as !== 'bar') {
    const curve = series.straight ? ('linear' as const) : ('bumpX' as const);
    return { ...base, type: 'line' as const, curve, area: as === 'area', showMark: false };
  }
  const bar = { ...base, type: 'bar' as const };
  if (strong === undefined) return bar;
  return { ...bar, colorGetter: ({ dataIndex }: { dataIndex: number }) => seriesColor(dataIndex === strong ? color : 'soft') };
}

/** Bars, lines and areas. The page itself draws what is around them (axes, grid lines, texts), before this code has loaded. */
export function PlotSeries({ series, count, min, max, edge, gap, strong }: PlotSeriesProps) {
  const categories = Array.from({ length: count }, (_, at) => at);
  const band = { scaleType: 'band', categoryGapRatio: gap, barGapRatio: 0.22 } as const;
  const x = { data: categories, position: 'none', ...(edge ? ({ scaleType: 'point' } as const) : band) } as const;
  return (
    <RtlProvider value={false}>
      <ChartsContainer
        {...STILL}
        className={styles.plot ?? ''}
        series={series.map((each) => drawn(each, strong))}
        xAxis={[x]}
        yAxis={[{ min, max, position: 'none' }]}
        disableAxisListener
      >
        <AreaPlot />
        <BarPlot borderRadius={3} />
        <LinePlot />
      </ChartsContainer>
    </RtlProvider>
  );
}

/** The parts of a ring. */
export function RingSeries({ parts, size, thick }: { parts: readonly RingPart[]; size: number; thick: number }) {
  const data = parts.map(({ label, value, color }, id) => ({ id, label, value, color: seriesColor(color) }));
  const shape = { innerRadius: size / 2 - thick, outerRadius: size / 2, paddingAngle: 3 };
  return (
    <RtlProvider value={false}>
      <ChartsContainer
        {...STILL}
        className={styles.ring ?? ''}
        width={size}
        height={size}
        series={[{ type: 'pie', data, ...shape }]}
        // Without this, axes take space and the ring is off centre.
        xAxis={[{ position: 'none' }]}
        yAxis={[{ position: 'none' }]}
      >
        <PiePlot />
      </ChartsContainer>
    </RtlProvider>
  );
}

/** Values around a centre, as lines or areas. */
export function RadarSeries({ series, metrics, max, size }: RadarSeriesProps) {
  return (
    <RtlProvider value={false}>
      <RadarDataProvider
        {...STILL}
        width={size}
        height={size}
        radar={{ metrics: [...metrics], max }}
        highlight="none"
        series={series.map((row) => ({
          id: idOf(row),
          label: row.label,
          data: [...row.data],
          color: seriesColor(row.color),
          fillArea: row.as === 'area',
        }))}
      >
        <ChartsSurface className={styles.radar ?? ''}>
          <RadarGrid divisions={4} stripeColor={null} />
          <RadarSeriesArea />
        </ChartsSurface>
      </RadarDataProvider>
    </RtlProvider>
  );
}

/** Props of RadarSeries. */
export type RadarSeriesProps = { series: readonly ChartSeries[]; metrics: readonly string[]; max: number; size: number };
