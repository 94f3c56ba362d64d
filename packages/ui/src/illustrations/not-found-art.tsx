import { Drawing } from './drawing.tsx';

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
