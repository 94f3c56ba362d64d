import { Drawing } from './drawing.tsx';

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
