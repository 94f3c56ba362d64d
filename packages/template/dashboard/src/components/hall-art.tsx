/** A hall among trees, for the meetup card. */
export function HallArt({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 112" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path fill="var(--sunken)" d="M0 0h360v112H0z" />
      <circle cx="296" cy="30" r="13" fill="var(--accent)" fillOpacity=".85" />
      <path d="M0 86c50-14 92-14 140-4s120 10 220-10v40H0z" fill="var(--illo)" />
      <path d="M92 96V48l40-22 40 22v48z" fill="var(--surface)" />
      <path
        d="M84 50l48-27 48 27"
        fill="none"
        stroke="var(--primary)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M122 96V74a10 10 0 0 1 20 0v22z" fill="var(--primary)" />
      <path d="M104 58h12v12h-12zM148 58h12v12h-12z" fill="var(--illo-2)" />
      <path d="M180 96V62h52v34z" fill="var(--surface)" />
      <path d="M176 62h60" stroke="var(--primary)" strokeWidth="4" strokeLinecap="round" />
      <path d="M190 72h10v10h-10zM212 72h10v10h-10z" fill="var(--illo-2)" />
      <path d="M40 96V70M264 96V76" stroke="var(--illo-2)" strokeWidth="3" />
      <path d="M40 44c12 0 14 12 12 20s-8 10-12 10-10-2-12-10 0-20 12-20z" fill="var(--primary)" fillOpacity=".45" />
      <path d="M264 54c9 0 11 9 9 16s-6 8-9 8-7-1-9-8 0-16 9-16z" fill="var(--primary)" fillOpacity=".3" />
      <path d="M0 97h360v15H0z" fill="var(--illo-2)" fillOpacity=".5" />
    </svg>
  );
}
