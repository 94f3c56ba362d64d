import { useEffect, useRef } from 'react';
import type { SearchFile } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Button, Icon, useToast } from '@kado/ui';
import { useSay } from '../../lib/use-say.ts';
import styles from './search.module.css';

const ICONS = { sheet: 'table', picture: 'image' } as const;

/** A sample file: what is known of it. */
export function FileCard({ file, onBack }: { file: SearchFile; onBack: () => void }) {
  const { t } = useTranslation(['template-shell', 'common']);
  const toast = useToast();
  const say = useSay();
  const card = useRef<HTMLElement>(null);
  useEffect(() => card.current?.focus(), []);
  const copy = async () => {
    if (await say(navigator.clipboard.writeText(file.title))) toast({ text: t('common:action.copied') });
  };
  return (
    <section ref={card} className={styles.file} aria-label={file.title} tabIndex={-1}>
      <span className={styles.sheet}>
        <Icon name={ICONS[file.file as 'sheet'] ?? 'file'} size={24} />
      </span>
      <h2 dir="auto">{file.title}</h2>
      <p>
        {t('search.by', { name: file.by })} · <bdi>{file.size}</bdi>
      </p>
      <p>{t('search.sample')}</p>
      <div className={styles.acts}>
        <Button size="small" icon="copy" onClick={() => void copy()}>
          {t('search.copyName')}
        </Button>
        <Button size="small" variant="plain" icon="back" onClick={onBack}>
          {t('common:action.back')}
        </Button>
      </div>
    </section>
  );
}
