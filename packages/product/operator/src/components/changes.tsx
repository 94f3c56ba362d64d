import type { Change } from '../lib/changes.ts';
import styles from './operator.module.css';

/** What an entry of the audit trail changed, field by field. */
export function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd dir="ltr">
            {from && <del dir="auto">{from}</del>}
            {from && to && ' → '}
            {to && <ins dir="auto">{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
