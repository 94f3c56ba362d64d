import { useState } from 'react';
import { useTranslation } from '@kado/i18n';
import { QueryView } from '@kado/feature-kit';
import { type DemoBackend, type StoredSnapshot, type DemoTopic } from '@kado/template-kit';
import { EmptyState, ConfirmDialog, SkeletonRows } from '@kado/ui';
import { useTopicName } from '../lib/topics.ts';
import { useLoaded } from '../api/use-loaded.ts';
import { FileTools } from './file-tools.tsx';
import { Snapshots } from './snapshots.tsx';
import { TopicsTable } from './topics-table.tsx';
import { useActions } from '../api/use-data-actions.ts';
import styles from './data.module.css';

type StoredData = { topics: DemoTopic[]; snapshots: StoredSnapshot[] };

async function load(backend: DemoBackend): Promise<StoredData> {
  const [topics, snapshots] = await Promise.all([backend.topics(), backend.snapshots.list()]);
  return { topics: topics.filter(({ keeps }) => keeps), snapshots };
}

/** The reset to confirm: of one topic, or of everything. */
type ResetRequest = { topic?: string };

function ResetDialog({ question, onAnswer }: { question: ResetRequest | undefined; onAnswer: (yes: boolean) => void }) {
  const { t } = useTranslation(['template-console', 'common']);
  const nameOf = useTopicName();
  const [asked, setAsked] = useState(question);
  if (question && question !== asked) setAsked(question);
  const name = asked?.topic === undefined ? undefined : nameOf(asked.topic);
  return (
    <ConfirmDialog
      open={question !== undefined}
      tone="danger"
      title={name === undefined ? t('reset.allTitle') : t('reset.title', { name })}
      confirmLabel={t('reset.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    >
      {name === undefined ? t('reset.allText') : t('reset.text', { name })}
    </ConfirmDialog>
  );
}

/** The stored data: reset, snapshots and files. */
export function DataTab({ backend }: { backend: DemoBackend }) {
  const { t } = useTranslation('template-console');
  const nameOf = useTopicName();
  const acts = useActions(backend);
  const query = useLoaded(backend, load);
  const [question, ask] = useState<ResetRequest>();
  const answer = (yes: boolean) => {
    ask(undefined);
    if (yes && question) void acts.reset(question.topic, question.topic === undefined ? '' : nameOf(question.topic));
  };
  return (
    <div className={styles.panel}>
      <FileTools acts={acts} onReset={() => ask({})} />
      <QueryView query={query} skeleton={<SkeletonRows count={8} />} empty={<EmptyState art="empty" title={t('data.none')} />}>
        {({ topics, snapshots }) => (
          <>
            <Snapshots snapshots={snapshots} room={backend.snapshots.room} acts={acts} />
            <TopicsTable topics={topics} busy={acts.busy} onReset={(topic) => ask({ topic })} />
          </>
        )}
      </QueryView>
      <ResetDialog question={question} onAnswer={answer} />
    </div>
  );
}
