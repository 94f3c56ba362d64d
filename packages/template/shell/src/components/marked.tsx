import type { Mark } from '../lib/rank.ts';
import styles from './search.module.css';

/** A title with its matches marked. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const parts = [];
  let from = 0;
  for (const [start, end] of marks) {
    parts.push(
      text.slice(from, start),
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return (
    <bdi>
      {parts}
      {text.slice(from)}
    </bdi>
  );
}
