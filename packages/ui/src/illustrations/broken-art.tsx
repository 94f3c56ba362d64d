import { Drawing } from './drawing.tsx';

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
