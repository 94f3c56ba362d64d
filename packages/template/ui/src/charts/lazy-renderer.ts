import { type ComponentType, lazy } from 'react';

const island = () => import('./chart-renderer.tsx');
type Island = Awaited<ReturnType<typeof island>>;
const none = () => null;

/** A drawing of the island. One that does not arrive leaves its place empty: the words and the table beside it say the same. */
const ink = <Props extends object>(pick: (arrived: Island) => ComponentType<Props>) =>
  lazy(() =>
    island().then(
      (arrived) => ({ default: pick(arrived) }),
      () => ({ default: none as ComponentType<Props> }),
    ),
  );

/** Bars, lines, areas. */
export const LazyPlot = ink((arrived) => arrived.PlotInk);
/** A ring. */
export const LazyRing = ink((arrived) => arrived.RingInk);
/** A radar. */
export const LazyRadar = ink((arrived) => arrived.RadarInk);
