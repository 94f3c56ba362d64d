import type { Deposit } from '@kado/contracts';
import { useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Button, Callout, Icon, IconButton, Row, Stack, Text } from '@kado/ui';
import { useAddProofMutation } from '../api/deposits.ts';
import { useDepositFormatters } from '../lib/use-formatters.ts';
import { useLocalPicture } from '../lib/use-local-picture.ts';
import type { ProofUploadState } from '../lib/use-proof-upload.ts';
import styles from './proof.module.css';

type ChosenProofProps = { deposit: Deposit; upload: ProofUploadState; file: File };

/** A small picture of the file. */
const Thumbnail = ({ url }: { url: string | undefined }) => (
  <span className={styles.thumbnail}>{url ? <img src={url} alt="" /> : <Icon name="file" />}</span>
);

function UploadProgress({ upload: { progress }, file }: Omit<ChosenProofProps, 'deposit'>) {
  const { t } = useTranslation('product-deposits');
  const format = useDepositFormatters();
  const { fraction, secondsLeft } = progress;
  return (
    <>
      <progress className={styles.progress} value={fraction} max={1} aria-label={t('proof.progress')} />
      <p className={styles.figures}>
        <span>{t('proof.sent', { sent: format.size(file.size * fraction), size: format.size(file.size) })}</span>
        <span>
          {format.facts(
            format.percent(fraction),
            secondsLeft === undefined ? undefined : t('proof.left', { time: format.seconds(secondsLeft) }),
          )}
        </span>
      </p>
    </>
  );
}

/** The button that hands the uploaded file in, and what went wrong with it. */
function SendForReview({ deposit, fileId }: { deposit: Deposit; fileId: string }) {
  const { t } = useTranslation('product-deposits');
  const textOf = useErrorText();
  const [send, { isLoading, error }] = useAddProofMutation();
  return (
    <Stack gap={12}>
      <Text>{t('proof.check')}</Text>
      {error && (
        <Callout tone="error" title={t('proof.notSent')} live>
          {textOf(error)}
        </Callout>
      )}
      <Row wrap gap={8}>
        <Button busy={isLoading} onClick={() => void send({ id: deposit.id, fileId })}>
          {t('proof.send')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The chosen file: its picture, the progress of its upload, and the next step. */
export function ChosenProof({ deposit, upload, file }: ChosenProofProps) {
  const { t } = useTranslation('product-deposits');
  const { t: common } = useTranslation();
  const format = useDepositFormatters();
  const picture = useLocalPicture(file);
  const { loading, error, stored, cancel, retry } = upload;
  return (
    <Stack gap={16}>
      <div className={styles.chosen}>
        <Thumbnail url={picture} />
        <Stack gap={8} className={styles.grow}>
          <Row apart>
            <Text weight="medium" className={styles.file}>
              <bdi>{file.name}</bdi>
            </Text>
            <IconButton className={styles.stop} icon="x" label={t(loading ? 'proof.stop' : 'proof.remove')} onClick={cancel} />
          </Row>
          {loading ? (
            <UploadProgress upload={upload} file={file} />
          ) : (
            <Text size="small" tone="quiet">
              {t('proof.size', { size: format.size(file.size) })}
            </Text>
          )}
        </Stack>
      </div>
      {error !== undefined && (
        <Callout
          tone="error"
          title={t('proof.cut')}
          live
          actions={
            <Button variant="soft" size="small" onClick={retry}>
              {common('action.retry')}
            </Button>
          }
        >
          {error}
        </Callout>
      )}
      {stored && picture && <img className={styles.preview} src={picture} alt={t('proof.previewAlt')} />}
      {stored && <SendForReview deposit={deposit} fileId={stored.id} />}
    </Stack>
  );
}
