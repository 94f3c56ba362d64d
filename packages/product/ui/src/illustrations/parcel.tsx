import { useId } from 'react';
import styles from './parcel.module.css';

/** The texts on the parcel's tag: recipient, amount and sender. */
export type ParcelTag = { head: string; figure: string; foot: string };

function Tag({ head, figure, foot }: ParcelTag) {
  const paper = 'M28 0h180a8 8 0 0 1 8 8v132a8 8 0 0 1-8 8H28a12 12 0 0 1-9-4L0 118V30L19 4a12 12 0 0 1 9-4z';
  return (
    <g className={styles.tag}>
      <path d="M222 412c28 18 36 40 42 62" fill="none" stroke="var(--ribbon)" strokeWidth="2.5" />
      <g transform="translate(252 452) rotate(9)">
        <path d={paper} fill="var(--tag-shadow)" transform="translate(3 7)" />
        <path d={paper} fill="var(--cream)" />
        <circle cx="22" cy="30" r="8" fill="var(--parcel-ink)" />
        <circle cx="22" cy="30" r="10" fill="none" stroke="var(--ribbon)" strokeWidth="3" />
        <g fill="var(--cream-ink)" fontWeight="600">
          <text x="44" y="46" fontSize="20">
            {head}
          </text>
          <text x="44" y="92" fontSize="40" letterSpacing="-1.4">
            {figure}
          </text>
          <text x="44" y="122" fontSize="16" fontWeight="400" fill="var(--cream-quiet)">
            {foot}
          </text>
        </g>
      </g>
    </g>
  );
}

/** A wrapped parcel seen from above; on a desktop it has a tag. */
export function ParcelArt({ tag }: { tag?: ParcelTag | undefined }) {
  const id = useId();
  return (
    <svg className={styles.art} viewBox="0 0 560 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)">
          <g fill="none" stroke="var(--parcel-ink)" strokeWidth="3" strokeLinecap="round">
            <path d="M20 34V10M20 22c-7 0-10-4-10-10 7 0 10 4 10 10zM20 30c7 0 10-4 10-10-7 0-10 4-10 10z" />
            <path d="M60 74V50M60 62c-7 0-10-4-10-10 7 0 10 4 10 10zM60 70c7 0 10-4 10-10-7 0-10 4-10 10z" />
          </g>
          <g fill="var(--ribbon)" opacity=".55">
            <circle cx="60" cy="22" r="3.5" />
            <circle cx="20" cy="62" r="3" />
          </g>
        </pattern>
      </defs>
      <path d="M0 0h560v800H0z" fill="var(--parcel)" />
      <path d="M0 0h560v800H0z" fill={`url(#${id})`} />
      <path d="M188 0h44v800h-44z" fill="var(--band)" />
      <path d="M188 0h5v800h-5zM227 0h5v800h-5z" fill="var(--band-light)" />
      <path d="M0 378h560v44H0z" fill="var(--band)" />
      <path d="M0 378h560v5H0zM0 417h560v5H0z" fill="var(--band-light)" />
      <path d="M204 412l-84 112 36-4 18 32 58-130zM216 412l24 136 24-26 32 14-48-128z" fill="var(--band-deep)" />
      <path d="M210 400C150 316 60 300 52 352c-6 44 84 62 158 48z" fill="var(--band)" />
      <path d="M210 400c-46-48-120-66-126-42-4 22 62 44 126 42z" fill="var(--band-deep)" />
      <path d="M210 400c60-84 150-100 158-48 6 44-84 62-158 48z" fill="var(--band)" />
      <path d="M210 400c46-48 120-66 126-42 4 22-62 44-126 42z" fill="var(--band-deep)" />
      <path
        d="M52 352c8-52 98-36 158 48M368 352c-8-52-98-36-158 48"
        fill="none"
        stroke="var(--band-light)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="184" y="374" width="52" height="52" rx="12" fill="var(--band)" />
      <path d="M196 376c4 16 4 32 0 48M224 376c-4 16-4 32 0 48" fill="none" stroke="var(--band-light)" strokeWidth="3" />
      {tag && <Tag {...tag} />}
    </svg>
  );
}
