import { Link, Text } from '@kado/ui';
import { subjectPage } from '../lib/subject-page.ts';
import styles from './operator.module.css';

/** Props of Subject. */
export type SubjectProps = { subject: string; id: string | null };

/** The subject of an audit entry; its id links to its page. */
export function Subject({ subject, id }: SubjectProps) {
  const page = id === null ? undefined : subjectPage(subject, id);
  const code = <bdi dir="ltr">{id}</bdi>;
  return (
    <div>
      <bdi dir="ltr">{subject}</bdi>
      {id && (
        <Text size="small" tone="quiet" className={styles.code}>
          {page ? <Link to={page}>{code}</Link> : code}
        </Text>
      )}
    </div>
  );
}
