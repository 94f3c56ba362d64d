import { useTranslation } from '@kado/i18n';
import { Button, Callout, Icon, IconButton, Row, Stack, Text } from '@kado/ui';
import { useFormatters } from '../use-formatters.ts';
import type { UploadView } from './upload-view.ts';
import styles from './upload.module.css';
import { useUploadFormatters } from './use-upload-formatters.ts';

type ChosenFileProps = {
  file: { name: string; size: number };
  upload: UploadView;
  /** The URL of the file's thumbnail. */
  picture: string | undefined;
  /** The text of the error that stopped the upload. */
  failure: string | undefined;
};

/** A small picture of the file. */
const Thumbnail = ({ url }: { url: string | undefined }) => (
  <span className={styles.thumbnail}>{url ? <img src={url} alt="" /> : <Icon name="file" />}</span>
);

function UploadProgress({ upload: { progress }, file }: Pick<ChosenFileProps, 'file' | 'upload'>) {
  const { t } = useTranslation();
  const { facts } = useFormatters();
  const format = useUploadFormatters();
  const { fraction, secondsLeft } = progress;
  return (
    <>
      <progress className={styles.progress} value={fraction} max={1} aria-label={t('upload.progress')} />
      <p className={styles.figures}>
        <span>{t('upload.sent', { sent: format.size(file.size * fraction), size: format.size(file.size) })}</span>
        <span>
          {facts(
            format.percent(fraction),
            secondsLeft === undefined ? undefined : t('upload.left', { time: format.seconds(secondsLeft) }),
          )}
        </span>
      </p>
    </>
  );
}

/** The chosen file: its thumbnail, the upload's progress, and the error that stopped it. */
export function ChosenFile({ file, upload, picture, failure }: ChosenFileProps) {
  const { t } = useTranslation();
  const format = useUploadFormatters();
  const { loading, cancel, retry } = upload;
  return (
    <>
      <div className={styles.chosen}>
        <Thumbnail url={picture} />
        <Stack gap={8} className={styles.grow}>
          <Row apart>
            <Text weight="medium" className={styles.file}>
              <bdi>{file.name}</bdi>
            </Text>
            <IconButton className={styles.stop} icon="x" label={t(loading ? 'upload.stop' : 'upload.remove')} onClick={cancel} />
          </Row>
          {loading ? (
            <UploadProgress upload={upload} file={file} />
          ) : (
            <Text size="small" tone="quiet">
              {t('upload.size', { size: format.size(file.size) })}
            </Text>
          )}
        </Stack>
      </div>
      {failure !== undefined && (
        <Callout
          tone="error"
          title={t('upload.cut')}
          live
          actions={
            <Button variant="soft" size="small" onClick={retry}>
              {t('action.retry')}
            </Button>
          }
        >
          {failure}
        </Callout>
      )}
    </>
  );
}
