import styles from './ribbon.module.css';

const LINES = Array.from({ length: 12 }, (_, at) => `M0 ${75 * at + 37.5}h720`).join('');

/** Two ribbons tied into a K on ruled paper, in the chosen primary colour; shown beside the template's sign-in form. */
export function RibbonArt() {
  return (
    <svg className={styles.art} viewBox="0 0 720 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={LINES} fill="none" stroke="var(--line-2)" />
      <g className={styles.band}>
        <path d="M188 0h92v900h-92z" />
        <path d="M280 452L584 0h128L352 520z" />
        <path d="M280 452l72 68 360 380H580L280 560z" fillOpacity=".55" />
      </g>
      <path d="M188 388h92v150h-92z" fill="var(--ink)" fillOpacity=".14" />
      <g className={styles.stitch}>
        <path d="M198 0v900M270 0v900" />
        <path d="M290 470L600 0M352 500L698 0" />
      </g>
      <g className={styles.knot}>
        <path d="M244 400l76-28 76 72-20 72-84 24-68-64z" />
        <g className={styles.fold}>
          <path d="M320 372l22 92-50 76" />
          <path d="M342 464l34 52M342 464l54-20M244 400l98 64" />
        </g>
      </g>
    </svg>
  );
}
