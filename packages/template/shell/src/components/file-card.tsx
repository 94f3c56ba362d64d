import { useEffect, useRef } from 'react';
import type { SearchFile } from '@kado/contracts/template';
import { useCopy } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Icon } from '@kado/ui';
import styles from './search.module.css';

const ICONS = { sheet: 'table', picture: 'image' } as const;

/** The details of a sample file. */
export function FileCard({ file, onBack }: { file: SearchFile; onBack: () => void }) {
  const { t } = useTranslation(['template-shell', 'common']);
  const copy = useCopy();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <section ref={card} className={styles.file} aria-label={file.title} tabIndex={-1}>
      <span className={styles.picture}>
        <Icon name={ICONS[file.file as 'sheet'] ?? 'file'} size={24} />
      </span>
      <h2 dir="auto">{file.title}</h2>
      <p>
        {t('search.by', { name: file.by })} · <bdi>{file.size}</bdi>
      </p>
      <p>{t('search.sample')}</p>
      <div className={styles.actions}>
        <Button size="small" icon="copy" onClick={() => void copy(file.title, t('common:action.copied'))}>
          {t('search.copyName')}
        </Button>
        <Button size="small" variant="plain" icon="back" onClick={onBack}>
          {t('common:action.back')}
        </Button>
      </div>
    </section>
  );
}
