import { Drawing } from './drawing.tsx';

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
