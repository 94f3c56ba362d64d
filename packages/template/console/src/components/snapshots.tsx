import { type FormEvent, useId, useState } from 'react';
import { useFormats, useTranslation } from '@kado/i18n';
import type { StoredSnapshot } from '@kado/template-kit';
import { Button, Icon, IconButton, TextField } from '@kado/ui';
import type { DataActions } from '../api/use-data-actions.ts';
import styles from './data.module.css';

function SnapshotRow({ kept, acts }: { kept: StoredSnapshot; acts: DataActions }) {
  const { t } = useTranslation('template-console');
  const formats = useFormats();
  const { name, takenAt, rows } = kept;
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
        disabled={acts.busy}
        aria-label={t('snapshots.restoreOne', { name })}
        onClick={() => void acts.restoreKept(kept)}
      >
        {t('snapshots.restore')}
      </Button>
      <IconButton
        size="small"
        icon="download"
        label={t('snapshots.downloadOne', { name })}
        onClick={() => void acts.downloadKept(kept)}
      />
      <IconButton
        size="small"
        icon="trash"
        label={t('snapshots.removeOne', { name })}
        onClick={() => void acts.removeKept(kept)}
      />
    </li>
  );
}

type SnapshotsProps = { snapshots: readonly StoredSnapshot[]; room: number; acts: DataActions };

/** The named snapshots that this browser stores. */
export function Snapshots({ snapshots, room, acts }: SnapshotsProps) {
  const { t } = useTranslation('template-console');
  const title = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const full = snapshots.length >= room;
  const take = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || full || acts.busy) return;
    setName('');
    void acts.keep(name);
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
        <Button type="submit" size="small" variant="plain" icon="camera" disabled={full} busy={acts.busy}>
          {t('snapshots.take')}
        </Button>
      </form>
      <ul className={styles.kept}>
        {snapshots.map((kept) => (
          <SnapshotRow key={kept.id} kept={kept} acts={acts} />
        ))}
      </ul>
    </section>
  );
}
