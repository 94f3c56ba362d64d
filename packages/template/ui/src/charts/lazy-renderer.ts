import { type ComponentType, lazy } from 'react';

const load = () => import('./chart-renderer.tsx');
type Renderer = Awaited<ReturnType<typeof load>>;
const nothing = () => null;

/** A part of the renderer. If it cannot be loaded, its space stays empty: the text and the table beside the chart have the same data. */
const lazyPart = <Props extends object>(pick: (renderer: Renderer) => ComponentType<Props>) =>
  lazy(() =>
    load().then(
      (renderer) => ({ default: pick(renderer) }),
      () => ({ default: nothing as ComponentType<Props> }),
    ),
  );

/** Bars, lines, areas. */
export const LazyPlot = lazyPart((renderer) => renderer.PlotSeries);
/** A ring. */
export const LazyRing = lazyPart((renderer) => renderer.RingSeries);
/** A radar. */
export const LazyRadar = lazyPart((renderer) => renderer.RadarSeries);
