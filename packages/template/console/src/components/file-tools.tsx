import { useRef } from 'react';
import { useTranslation } from '@kado/i18n';
import { Button, Callout } from '@kado/ui';
import type { DataActions } from '../api/use-data-actions.ts';
import styles from './data.module.css';

/** Resets the data, downloads it as a file, and restores it from one. */
export function FileTools({ actions, onReset }: { actions: DataActions; onReset: () => void }) {
  const { t } = useTranslation('template-console');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className={styles.tools}>
        <Button size="small" variant="danger" icon="refresh" disabled={actions.busy} onClick={onReset}>
          {t('data.resetAll')}
        </Button>
        <Button size="small" variant="plain" icon="download" disabled={actions.busy} onClick={() => void actions.download()}>
          {t('data.download')}
        </Button>
        <Button size="small" variant="plain" icon="upload" disabled={actions.busy} onClick={() => input.current?.click()}>
          {t('data.upload')}
        </Button>
        <input
          ref={input}
          hidden
          type="file"
          accept="application/json,.json"
          aria-label={t('data.file')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // Allows choosing the same file again.
            if (file) void actions.restoreFile(file).finally(() => (target.value = ''));
          }}
        />
      </div>
      {actions.refused && (
        <Callout tone="error" live title={t('refused.title')}>
          {t(`refused.${actions.refused}`)}
        </Callout>
      )}
    </>
  );
}
