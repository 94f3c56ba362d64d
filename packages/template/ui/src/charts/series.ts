/** Colours of a series: the main data, the data it is compared with, and one persimmon accent. */
export type SeriesColor = 'main' | 'soft' | 'slate' | 'pale' | 'accent';

const COLORS: Readonly<Record<SeriesColor, string>> = {
  main: 'var(--chart)',
  soft: 'var(--primary-soft)',
  slate: 'var(--chart-2)',
  pale: 'color-mix(in srgb, var(--chart-2) 45%, var(--surface))',
  accent: 'var(--accent)',
};

/** The CSS colour of a series colour. */
export const seriesColor = (color: SeriesColor): string => COLORS[color];

/** One series of values in a chart; `as` is how it is drawn. */
export type ChartSeries = {
  label: string;
  data: readonly number[];
  color: SeriesColor;
  as?: 'bar' | 'line' | 'area' | undefined;
  /** Straight lines instead of a smooth curve. */
  straight?: boolean | undefined;
  dashed?: boolean | undefined;
  /** A ring on the last point. */
  dot?: boolean | undefined;
};

/** A category on the axis: its label, and its full name for places with more space. */
export type ChartCategory = { label: string; name?: string | undefined };

/** Props of the renderer of a plot. */
export type PlotSeriesProps = {
  series: readonly ChartSeries[];
  count: number;
  min: number;
  max: number;
  /** The first and last points are at the edges; otherwise each category has a band. */
  edge: boolean;
  /** Share of a band that stays empty, 0 to 1. */
  gap: number;
  /** The index of the only bar in the full colour; the others are pale. */
  strong?: number | undefined;
};

/** A part of a ring. */
export type RingPart = { label: string; value: number; color: SeriesColor };
