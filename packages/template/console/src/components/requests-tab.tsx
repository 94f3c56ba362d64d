import { useState } from 'react';
import type { BackendControl } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { usePref } from '@kado/state';
import { EmptyArt, EmptyState, IconButton, NoMatchArt, SelectBox } from '@kado/ui';
import { Segments } from '@kado/template-ui';
import { countsOf, filterRequests, type RequestFilter } from '../lib/requests.ts';
import { useTopicName } from '../lib/topics.ts';
import { useLog } from '../api/backend-values.ts';
import { RequestRow } from './request-row.tsx';
import styles from './requests.module.css';

const ALL: RequestFilter = { topic: '', state: 'all' };

const isShown = (value: unknown): value is RequestFilter =>
  typeof value === 'object' &&
  value !== null &&
  'topic' in value &&
  typeof value.topic === 'string' &&
  'state' in value &&
  (value.state === 'all' || value.state === 'failed');

type ToolsProps = { backend: BackendControl; shown: RequestFilter; onShow: (shown: RequestFilter) => void };

function Tools({ backend, shown, onShow }: ToolsProps) {
  const { t } = useTranslation('template-console');
  const nameOf = useTopicName();
  const { requests } = useLog(backend);
  const counts = countsOf(requests, shown.topic);
  const topics = [...new Set([...requests.map(({ topic }) => topic), ...(shown.topic ? [shown.topic] : [])])];
  const options = topics
    .map((topic) => ({ value: topic, label: nameOf(topic) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <div className={styles.tools}>
      <SelectBox
        size="small"
        className={styles.topics}
        aria-label={t('requests.topic')}
        value={shown.topic}
        onChange={(event) => onShow({ ...shown, topic: event.target.value })}
        options={[{ value: '', label: t('requests.allTopics') }, ...options]}
      />
      <Segments
        label={t('requests.state')}
        value={shown.state}
        onChange={(state) => onShow({ ...shown, state })}
        options={[
          { value: 'all', label: t('requests.all', { figure: counts.all }) },
          { value: 'failed', label: t('requests.failed', { figure: counts.failed }) },
        ]}
      />
      <span className={styles.clear}>
        <IconButton
          size="small"
          icon="trash"
          label={t('requests.clear')}
          // Not `disabled`: a disabled button would lose the focus when it is pressed.
          aria-disabled={requests.length === 0}
          onClick={() => requests.length > 0 && backend.log.clear()}
        />
      </span>
    </div>
  );
}

/** The requests of this tab, newest first; a row expands to show the bodies. */
export function RequestsTab({ backend }: { backend: BackendControl }) {
  const { t } = useTranslation('template-console');
  const [shown, show] = usePref('console.requests', isShown, ALL);
  const [opened, setOpened] = useState<number>();
  const { requests } = useLog(backend);
  const rows = filterRequests(requests, shown);
  return (
    <div className={styles.panel}>
      <Tools backend={backend} shown={shown} onShow={show} />
      {rows.length > 0 ? (
        <ol className={styles.log} aria-label={t('requests.log')}>
          {rows.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              open={request.id === opened}
              onToggle={() => setOpened((id) => (id === request.id ? undefined : request.id))}
            />
          ))}
        </ol>
      ) : (
        <EmptyState art={requests.length > 0 ? NoMatchArt : EmptyArt} titleAs="h3" title={t('requests.none')}>
          {t(requests.length > 0 ? 'requests.noneShown' : 'requests.noneYet')}
        </EmptyState>
      )}
    </div>
  );
}
