import { useFormatters } from '@kado/product-ui';
import { Link } from '@kado/ui';
import { changesOf } from '../lib/changes.ts';
import styles from './operator.module.css';

/** Props of Changes: the values before and after, from an audit entry. */
export type ChangesProps = { before: unknown; after: unknown };

/** The fields of an audit entry: the new value of each, and the old value if it changed. */
export function Changes({ before, after }: ChangesProps) {
  const format = useFormatters();
  const changes = changesOf(before, after, format.money);
  if (changes.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {changes.map(({ field, from, to }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd dir="ltr">
            {from && from !== to && <del dir="auto">{from}</del>}
            {from && to && from !== to && ' → '}
            {to && field === 'userId' ? (
              <Link size="small" to={`/operator/users/${to}`}>
                <span className={styles.code}>{to}</span>
              </Link>
            ) : (
              to && <ins dir="auto">{to}</ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
