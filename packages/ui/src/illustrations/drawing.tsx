import type { ReactNode } from 'react';

type DrawingProps = { width?: number; height?: number; children: ReactNode };

/** A drawing of an empty or failed state; its paths are lines, unless they have a `fill`. */
export function Drawing({ width = 120, height = 88, children }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}
