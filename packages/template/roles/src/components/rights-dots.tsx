import { ROLE_AREAS } from '@kado/contracts/template';
import { type Matrix, RIGHTS, rightsOn } from '../lib/rights.ts';
import styles from './rights-dots.module.css';

/** A miniature of the matrix: a column of three dots per area. Decorative: the count is shown as text beside it. */
export function RightsDots({ matrix }: { matrix: Matrix }) {
  return (
    <svg className={styles.dots} width="52" height="16" viewBox="0 0 52 16" aria-hidden="true">
      {ROLE_AREAS.flatMap((area, x) =>
        RIGHTS.map((right, y) => (
          <rect
            key={`${area} ${right}`}
            x={x * 6}
            y={y * 6}
            width="4"
            height="4"
            rx="1"
            className={rightsOn(matrix, area)[right] ? styles.on : styles.off}
          />
        )),
      )}
    </svg>
  );
}
