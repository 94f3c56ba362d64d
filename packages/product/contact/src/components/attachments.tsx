import type { StoredFile } from '@kado/contracts';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { PICTURES_AND_PDF } from '@kado/product-ui';
import { Button, Icon, IconButton, Row, Stack, Text, VisuallyHidden } from '@kado/ui';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { type Pending, type Uploads } from '../lib/use-attachments.ts';
import styles from './contact.module.css';

const KIB = 1024;
const ACCEPTED = Object.keys(PICTURES_AND_PDF).join(',');

function FileRow({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) {
  const { t } = useTranslation('product-contact');
  return (
    <li className={styles.file}>
      <Icon name="clip" size={20} />
      <Text size="small" weight="medium" className={styles.name}>
        <bdi>{name}</bdi>
      </Text>
      <IconButton icon="x" size="small" label={t('files.remove', { name })} onClick={onRemove} />
      {children}
    </li>
  );
}

type PendingRowProps = { pending: Pending; onRemove: () => void; onRetry: () => void };

function PendingRow({ pending: { file, fraction, error, cause }, onRemove, onRetry }: PendingRowProps) {
  const { t } = useTranslation('product-contact');
  const { t: common } = useTranslation();
  const { name } = file;
  return (
    <FileRow name={name} onRemove={onRemove}>
      {error === undefined ? (
        <progress className={styles.progress} value={fraction} max={1} aria-label={t('files.progress', { name })} />
      ) : (
        <Row wrap gap={8} className={styles.under}>
          <Text size="small" tone="bad" role="alert">
            {error}
          </Text>
          {cause !== undefined && (
            <Button variant="soft" size="small" onClick={onRetry}>
              {common('action.retry')}
            </Button>
          )}
        </Row>
      )}
    </FileRow>
  );
}

export type AttachmentsProps = {
  uploads: Uploads;
  files: readonly StoredFile[];
  onRemove: (id: string) => void;
  error: string | undefined;
  /** Whether the message is being sent; files cannot be added then, because they would not be part of it. */
  sending: boolean;
};

/** The attachments of a message (at most five), with the progress of each upload. */
export function Attachments({ uploads, files, onRemove, error, sending }: AttachmentsProps) {
  const { t } = useTranslation('product-contact');
  const formats = useLocaleFormatters();
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    uploads.add([...(target.files ?? [])]);
    target.value = ''; // so that the same file can be chosen again
  };
  return (
    <Stack as="section" gap={8} aria-labelledby="files">
      <Text as="h2" size="small" weight="medium" id="files">
        {t('files.head')}
      </Text>
      <Text size="small" tone="quiet">
        {t('files.rule')}
      </Text>
      {(files.length > 0 || uploads.pending.length > 0) && (
        <ul className={styles.files}>
          {files.map(({ id, name, size }) => (
            <FileRow key={id} name={name} onRemove={() => onRemove(id)}>
              <Text size="small" tone="quiet" className={styles.under}>
                {t('files.size', { size: formats.thousands(Math.ceil(size / KIB)) })}
              </Text>
            </FileRow>
          ))}
          {uploads.pending.map((each) => (
            <PendingRow
              key={each.key}
              pending={each}
              onRemove={() => uploads.remove(each.key)}
              onRetry={() => uploads.retry(each)}
            />
          ))}
        </ul>
      )}
      {error && (
        <Text size="small" tone="bad" role="alert">
          {error}
        </Text>
      )}
      {!uploads.full && (
        <div>
          <Button variant="soft" size="small" icon="clip" disabled={sending} onClick={() => input.current?.click()}>
            {t('files.add')}
          </Button>
          <input ref={input} type="file" accept={ACCEPTED} multiple hidden aria-label={t('files.add')} onChange={choose} />
        </div>
      )}
      <VisuallyHidden>
        <output>{uploads.busy ? t('files.busy') : files.length > 0 ? t('files.stored', { count: files.length }) : ''}</output>
      </VisuallyHidden>
    </Stack>
  );
}
