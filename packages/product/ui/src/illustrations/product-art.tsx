/* Drawings of the three ways to send, for the tiles of the home page: 128 × 112. */

/** A phone that receives airtime. */
export function TopupArt() {
  return (
    <svg viewBox="0 0 128 112" aria-hidden="true">
      <path d="M40 20a10 10 0 0 1 10-10h30a10 10 0 0 1 10 10v92H40z" fill="var(--wrap)" />
      <path d="M46 24a4 4 0 0 1 4-4h30a4 4 0 0 1 4 4v80a4 4 0 0 1-4 4H50a4 4 0 0 1-4-4z" fill="var(--cream)" />
      <path d="M53 76h24M53 84h16" stroke="var(--kraft-deep)" strokeWidth="4" strokeLinecap="round" />
      <circle cx="65" cy="48" r="14" fill="var(--wrap)" />
      <text x="65" y="54" textAnchor="middle" fontSize="16" fontWeight="700" fill="var(--cream)">
        ₦
      </text>
      <path d="M53 96h4M61 96h4M69 96h4" stroke="var(--ribbon)" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M100 34a20 20 0 0 0-10-14M110 28A32 32 0 0 0 94 8"
        fill="none"
        stroke="var(--ribbon)"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** A wrapped gift. */
export function GiftArt() {
  return (
    <svg viewBox="0 0 128 112" aria-hidden="true">
      <path d="M16 58a6 6 0 0 1 6-6h84a6 6 0 0 1 6 6v54H16z" fill="var(--ribbon)" />
      <g fill="var(--ribbon-light)">
        <circle cx="30" cy="66" r="4" />
        <circle cx="30" cy="90" r="4" />
        <circle cx="42" cy="78" r="4" />
        <circle cx="42" cy="102" r="4" />
        <circle cx="86" cy="66" r="4" />
        <circle cx="86" cy="90" r="4" />
        <circle cx="98" cy="78" r="4" />
        <circle cx="98" cy="102" r="4" />
      </g>
      <path d="M57 52h14v60H57z" fill="var(--cream)" />
      <path d="M64 52C58 28 34 22 30 32c-4 9 14 18 34 20z" fill="var(--cream)" />
      <path d="M64 52c6-24 30-30 34-20 4 9-14 18-34 20z" fill="var(--cream)" />
      <path d="M64 51C56 38 42 34 39 37c-2 4 10 11 25 14zM64 51c8-13 22-17 25-14 2 4-10 11-25 14z" fill="var(--kraft-deep)" />
      <rect x="56" y="44" width="16" height="14" rx="4" fill="var(--kraft)" />
    </svg>
  );
}

/** A bank note in an envelope. */
export function BankArt() {
  return (
    <svg viewBox="0 0 128 112" aria-hidden="true">
      <path d="M24 36h80v50H24z" fill="var(--wrap)" />
      <path d="M30 42h68v38H30z" fill="none" stroke="var(--wrap-ink)" strokeWidth="2" />
      <circle cx="64" cy="52" r="9" fill="var(--wrap-ink)" />
      <path d="M10 58h108v50a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4z" fill="var(--kraft)" />
      <path
        d="M10 58l54 32 54-32M12 111l40-28M116 111L76 83"
        fill="none"
        stroke="var(--kraft-deep)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <circle cx="64" cy="88" r="13" fill="var(--ribbon)" />
      <path
        d="M60 81v14M68 81l-7 7 7 7"
        fill="none"
        stroke="var(--cream)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
