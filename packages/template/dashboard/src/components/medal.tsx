import styles from './congratulation.module.css';

/** A medal on a ribbon. */
export function Medal() {
  return (
    <svg className={styles.medal} width="104" height="120" viewBox="0 0 104 120" aria-hidden="true">
      <path d="M32 0h16l14 44-16 8z" fill="var(--illo-2)" />
      <path d="M72 0H56L42 44l16 8z" fill="var(--illo)" />
      <circle cx="52" cy="78" r="38" fill="var(--primary)" />
      <circle
        cx="52"
        cy="78"
        r="30"
        fill="none"
        stroke="var(--on-primary)"
        strokeOpacity=".5"
        strokeWidth="1.5"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <path d="M43 62h5v32l-2.5-2-2.5 2z" fill="var(--on-primary)" />
      <path d="M57.5 62H63L54 75l-6-3.5z" fill="var(--on-primary)" />
      <path d="M48 71.5l6 3.5 9 19h-6.5L48 84z" fill="var(--on-primary)" fillOpacity=".7" />
      <path d="M46.5 70.5l3.5-1.2 3.5 3.3-1 3.3-3.6 1-3-2.9z" fill="var(--accent)" />
    </svg>
  );
}
