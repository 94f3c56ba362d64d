import { type FormEvent, useId, useState } from 'react';
import type { SavedSnapshot } from '@kado/contracts/template';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Button, Icon, IconButton, TextField } from '@kado/ui';
import type { DataActions } from '../api/use-data-actions.ts';
import styles from './data.module.css';

function SnapshotRow({ snapshot, actions }: { snapshot: SavedSnapshot; actions: DataActions }) {
  const { t } = useTranslation('template-console');
  const formats = useLocaleFormatters();
  const { name, takenAt, rows } = snapshot;
  return (
    <li>
      <Icon name="history" size={16} />
      <span className={styles.who}>
        <b dir="auto">{name}</b>
        <small>
          {formats.dateTime(takenAt)} · {t('rows', { count: rows })}
        </small>
      </span>
      <Button
        size="small"
        variant="plain"
        disabled={actions.busy}
        aria-label={t('snapshots.restoreOne', { name })}
        onClick={() => void actions.restoreSnapshot(snapshot)}
      >
        {t('snapshots.restore')}
      </Button>
      <IconButton
        size="small"
        icon="download"
        label={t('snapshots.downloadOne', { name })}
        onClick={() => void actions.downloadSnapshot(snapshot)}
      />
      <IconButton
        size="small"
        icon="trash"
        label={t('snapshots.removeOne', { name })}
        onClick={() => void actions.removeSnapshot(snapshot)}
      />
    </li>
  );
}

type SnapshotsProps = { snapshots: readonly SavedSnapshot[]; room: number; actions: DataActions };

/** The named snapshots that this browser stores. */
export function Snapshots({ snapshots, room, actions }: SnapshotsProps) {
  const { t } = useTranslation('template-console');
  const title = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const full = snapshots.length >= room;
  const take = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || full || actions.busy) return;
    void actions.save(name).then((done) => done && setName((typed) => (typed === name ? '' : typed)));
  };
  return (
    <section aria-labelledby={title}>
      <header className={styles.head}>
        <h3 id={title}>{t('snapshots.title')}</h3>
        <span>{t('snapshots.room', { figure: snapshots.length, room })}</span>
      </header>
      <form className={styles.take} onSubmit={take}>
        <TextField
          size="small"
          label={t('snapshots.name')}
          labelHidden
          placeholder={t('snapshots.placeholder')}
          maxLength={80}
          dir="auto"
          disabled={full}
          value={name}
          error={full ? t('snapshots.full', { room }) : missing && name.trim() === '' ? t('snapshots.missing') : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="small" variant="plain" icon="camera" disabled={full} busy={actions.busy}>
          {t('snapshots.take')}
        </Button>
      </form>
      <ul className={styles.snapshots}>
        {snapshots.map((snapshot) => (
          <SnapshotRow key={snapshot.id} snapshot={snapshot} actions={actions} />
        ))}
      </ul>
    </section>
  );
}
