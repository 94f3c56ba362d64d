import type { BackendControl } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { QueryView } from '@kado/feature-kit';
import { Button, EmptyArt, EmptyState, SkeletonRows, useToast } from '@kado/ui';
import { Segments } from '@kado/template-ui';
import { type Changes, PRESETS, type Preset, presetChanges, presetOf } from '../lib/presets.ts';
import { useTopicName } from '../lib/topics.ts';
import { useConditions } from '../api/backend-values.ts';
import { useBackendData } from '../api/use-backend-data.ts';
import { ConditionRow } from './condition-row.tsx';
import styles from './conditions.module.css';

const namesOf = async (backend: BackendControl): Promise<string[]> => (await backend.topics()).map(({ name }) => name);
const NAMES = Object.keys(PRESETS) as Preset[];

function Topics({ backend, topics }: { backend: BackendControl; topics: readonly string[] }) {
  const { t } = useTranslation('template-console');
  const nameOf = useTopicName();
  const toast = useToast();
  const conditions = useConditions(backend);
  const preset = presetOf(conditions, topics);
  const set = (changes: Changes): void => {
    backend.conditions.set(changes).catch(() => toast({ text: t('conditions.notKept'), tone: 'bad' }));
  };
  const rows = topics.map((topic) => ({ topic, name: nameOf(topic) })).toSorted((a, b) => a.name.localeCompare(b.name));
  return (
    <div className={styles.panel}>
      <div className={styles.presets}>
        <Segments<Preset | ''>
          label={t('conditions.presets')}
          value={preset ?? ''}
          onChange={(name) => name !== '' && set(presetChanges(name, topics))}
          options={NAMES.map((name) => ({ value: name, label: t(`preset.${name}`) }))}
        />
        <Button
          size="small"
          variant="text"
          icon="undo"
          className={styles.reset}
          // Not `disabled`: a disabled button would lose the focus when it is pressed.
          aria-disabled={preset === 'fast'}
          onClick={() => preset !== 'fast' && set(presetChanges('fast', topics))}
        >
          {t('conditions.reset')}
        </Button>
      </div>
      <p className={styles.note}>{preset ? t(`presetText.${preset}`) : t('presetText.own')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('conditions.topic')}</th>
            <th scope="col">{t('conditions.latency')}</th>
            <th scope="col">{t('conditions.failures')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ topic, name }) => (
            <ConditionRow key={topic} topic={topic} name={name} conditions={conditions} onChange={set} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The latency and failure rate of each topic, and four presets for all topics. */
export function ConditionsTab({ backend }: { backend: BackendControl }) {
  const { t } = useTranslation('template-console');
  const query = useBackendData(backend, namesOf);
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonRows count={8} />}
      empty={<EmptyState art={EmptyArt} title={t('conditions.none')} />}
    >
      {(topics) => <Topics backend={backend} topics={topics} />}
    </QueryView>
  );
}
