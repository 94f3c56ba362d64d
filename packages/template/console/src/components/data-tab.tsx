import type { BackendControl, SavedSnapshot, TopicView } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { QueryView } from '@kado/feature-kit';
import { type Disclosure, useDisclosure } from '@kado/template-kit';
import { ConfirmDialog, EmptyArt, EmptyState, SkeletonRows } from '@kado/ui';
import { useTopicName } from '../lib/topics.ts';
import { useBackendData } from '../api/use-backend-data.ts';
import { FileTools } from './file-tools.tsx';
import { Snapshots } from './snapshots.tsx';
import { TopicsTable } from './topics-table.tsx';
import { type DataActions, useDataActions } from '../api/use-data-actions.ts';
import styles from './data.module.css';

type StoredData = { topics: TopicView[]; snapshots: SavedSnapshot[] };

async function load(backend: BackendControl): Promise<StoredData> {
  const [topics, snapshots] = await Promise.all([backend.topics(), backend.snapshots.list()]);
  return { topics: topics.filter(({ keeps }) => keeps), snapshots };
}

/** The reset to confirm: of one topic, or of everything. */
type ResetRequest = { topic?: string };

type ResetDialogProps = { request: Disclosure<ResetRequest>; actions: DataActions };

function ResetDialog({ request, actions }: ResetDialogProps) {
  const { t } = useTranslation(['template-console', 'common']);
  const nameOf = useTopicName();
  const topic = request.content?.topic;
  const name = topic === undefined ? undefined : nameOf(topic);
  return (
    <ConfirmDialog
      open={request.isOpen}
      tone="danger"
      busy={actions.busy}
      title={name === undefined ? t('reset.allTitle') : t('reset.title', { name })}
      confirmLabel={t('reset.confirm')}
      cancelLabel={t('common:action.cancel')}
      onCancel={request.close}
      onConfirm={() => void actions.reset(topic, name ?? '').then((done) => done && request.close())}
    >
      {name === undefined ? t('reset.allText') : t('reset.text', { name })}
    </ConfirmDialog>
  );
}

/** The stored data: reset, snapshots and files. */
export function DataTab({ backend }: { backend: BackendControl }) {
  const { t } = useTranslation('template-console');
  const actions = useDataActions(backend);
  const query = useBackendData(backend, load);
  const request = useDisclosure<ResetRequest>();
  return (
    <div className={styles.panel}>
      <FileTools actions={actions} onReset={() => request.open({})} />
      <QueryView query={query} skeleton={<SkeletonRows count={8} />} empty={<EmptyState art={EmptyArt} title={t('data.none')} />}>
        {({ topics, snapshots }) => (
          <>
            <Snapshots snapshots={snapshots} room={backend.snapshots.room} actions={actions} />
            <TopicsTable topics={topics} busy={actions.busy} onReset={(topic) => request.open({ topic })} />
          </>
        )}
      </QueryView>
      <ResetDialog request={request} actions={actions} />
    </div>
  );
}
