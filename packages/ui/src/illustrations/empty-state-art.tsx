import type { ReactNode } from 'react';

type DrawingProps = { width?: number; height?: number; children: ReactNode };

/** A drawing of an empty or failed state; its paths are lines, unless they have a `fill`. */
function Drawing({ width = 120, height = 88, children }: DrawingProps) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}

/** An empty shelf with the outline of a gift. */
export function EmptyArt() {
  return (
    <Drawing>
      <rect x="4" y="74" width="112" height="6" rx="3" fill="var(--wood)" />
      <path d="M24 80v8M96 80v8" stroke="var(--wood)" strokeWidth="4" />
      <path d="M44 40h32v34H44z" stroke="var(--edge)" strokeWidth="2" strokeDasharray="5 5" />
      <path
        d="M60 40c-3-12-16-14-17-8-.6 5 8 8 17 8zm0 0c3-12 16-14 17-8 .6 5-8 8-17 8z"
        stroke="var(--ribbon)"
        strokeWidth="3"
      />
    </Drawing>
  );
}

/** A magnifying glass over lines. */
export function NoMatchArt() {
  return (
    <Drawing>
      <path d="M18 22h56M18 40h40M18 58h46" stroke="var(--wood)" strokeWidth="6" strokeLinecap="round" />
      <circle cx="80" cy="46" r="22" fill="var(--surface)" stroke="var(--primary)" strokeWidth="5" />
      <path d="M96 62l14 14" stroke="var(--primary)" strokeWidth="7" strokeLinecap="round" />
      <path d="M72 46h16" stroke="var(--ribbon)" strokeWidth="4" strokeLinecap="round" />
    </Drawing>
  );
}

/** A torn ribbon. */
export function BrokenArt() {
  return (
    <Drawing>
      <path d="M4 52c18-26 30 20 46-4" stroke="var(--ribbon)" strokeWidth="5" strokeLinecap="round" />
      <path d="M70 40c16-24 28 22 46-4" stroke="var(--ribbon)" strokeWidth="5" strokeLinecap="round" />
      <path d="M50 48l2-9M50 48l7-5M70 40l-2 9M70 40l-7 5" stroke="var(--ribbon-deep)" strokeWidth="3" strokeLinecap="round" />
      <path d="M60 16v8M46 22l5 6M74 22l-5 6" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" />
    </Drawing>
  );
}

/** A parcel without an address. */
export function NotFoundArt() {
  return (
    <Drawing width={240} height={160}>
      <path d="M8 140h224" stroke="var(--wood)" strokeWidth="6" strokeLinecap="round" />
      <path d="M64 56h112v84H64z" fill="var(--kraft)" />
      <path d="M64 56h112v20H64z" fill="var(--kraft-deep)" />
      <path d="M112 56h16v84h-16z" fill="var(--ribbon)" />
      <path
        d="M120 56c-8-28-40-34-42-18-2 12 20 18 42 18zm0 0c8-28 40-34 42-18 2 12-20 18-42 18z"
        stroke="var(--ribbon)"
        strokeWidth="7"
      />
      <g transform="translate(166 88) rotate(12)">
        <path d="M12 0h64v32H12L0 16z" fill="var(--cream)" stroke="var(--kraft-deep)" strokeWidth="2" />
        <circle cx="13" cy="16" r="3.5" fill="var(--kraft-deep)" />
        <text x="40" y="23" fontSize="18" fontWeight="700" fill="var(--cream-ink)">
          ?
        </text>
      </g>
    </Drawing>
  );
}
