import type { TopicView } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { Pill } from '@kado/template-ui';
import { useTopicName } from '../lib/topics.ts';
import styles from './data.module.css';

const KILO = { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 } as const;

type TopicsTableProps = { topics: readonly TopicView[]; busy: boolean; onReset: (topic: string) => void };

/** The topics that store data: their size, and whether they were changed. */
export function TopicsTable({ topics, busy, onReset }: TopicsTableProps) {
  const { t } = useTranslation('template-console');
  const formats = useLocaleFormatters();
  const nameOf = useTopicName();
  const named = topics.map((topic) => ({ ...topic, label: nameOf(topic.name) }));
  const total = topics.reduce((sum, { rows }) => sum + rows, 0);
  const changed = topics.filter((topic) => topic.changed).length;
  return (
    <section>
      <header className={styles.head}>
        <h3>{t('data.topics')}</h3>
        <span>
          {t('rows', { count: total })} · {t('data.changed', { count: changed })}
        </span>
      </header>
      <table className={styles.table} aria-label={t('data.topics')}>
        <thead>
          <tr>
            <th scope="col">{t('data.topic')}</th>
            <th scope="col">{t('data.rows')}</th>
            <th scope="col">{t('data.size')}</th>
            <th scope="col">{t('data.acts')}</th>
          </tr>
        </thead>
        <tbody>
          {named
            .toSorted((a, b) => a.label.localeCompare(b.label))
            .map(({ name, label, rows, bytes, changed: written }) => (
              <tr key={name}>
                <th scope="row">
                  {label} {written && <Pill tone="info">{t('data.written')}</Pill>}
                </th>
                <td>{formats.thousands(rows)}</td>
                <td>
                  <bdi>{formats.number(bytes / 1000, KILO)}</bdi>
                </td>
                <td>
                  <IconButton
                    size="small"
                    icon="refresh"
                    label={t('data.resetOne', { name: label })}
                    // Not `disabled`: a disabled button would lose the focus when it is pressed.
                    aria-disabled={!written || busy}
                    onClick={() => written && !busy && onReset(name)}
                  />
                </td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}
