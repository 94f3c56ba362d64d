import type { Deposit } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Callout, cx, Row, Stack, Text, VisuallyHidden } from '@kado/ui';
import { useRef, type ChangeEvent } from 'react';
import { useDropzone } from 'react-dropzone';
import { ACCEPTED, type FileProblem } from '../lib/check-file.ts';
import { useProofUpload, type ProofUploadState } from '../lib/use-proof-upload.ts';
import { ChosenProof } from './chosen-proof.tsx';
import styles from './proof.module.css';

/** Opens the camera of a phone; hidden where there is no touch screen. */
function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  const { t } = useTranslation('product-deposits');
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    target.value = ''; // the same picture can be chosen again
  };
  return (
    <span className={styles.camera}>
      <Button variant="plain" icon="camera" onClick={() => input.current?.click()}>
        {t('proof.camera')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('proof.camera')}
        onChange={take}
      />
    </span>
  );
}

/** Says what happens to the upload, for screen readers. */
function Announcement({ upload: { loading, stored } }: { upload: ProofUploadState }) {
  const { t } = useTranslation('product-deposits');
  return (
    <VisuallyHidden>
      <output>{loading ? t('proof.uploading') : stored ? t('proof.uploaded') : ''}</output>
    </VisuallyHidden>
  );
}

const Problem = ({ problem }: { problem: FileProblem }) => {
  const { t } = useTranslation('product-deposits');
  return (
    <Callout tone="error" title={t(`proof.problem.${problem}`)} live>
      {t('proof.rule')}
    </Callout>
  );
};

/** The proof of a transfer: dropped, chosen or photographed, uploaded, then sent for review. */
export function ProofUpload({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('product-deposits');
  const upload = useProofUpload();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: ACCEPTED,
    noClick: true,
    noKeyboard: true,
    // Which file is no proof is named here, by its content.
    onDrop: (accepted, rejected) => {
      const [file] = [...accepted, ...rejected.map((each) => each.file)];
      if (file) upload.choose(file);
    },
  });
  return (
    <Stack as="section" gap={16} aria-labelledby="proof">
      <Stack gap={4}>
        <Text as="h2" size="head" weight="strong" id="proof">
          {t('proof.head')}
        </Text>
        <Text tone="quiet">{t('proof.rule')}</Text>
      </Stack>
      <div {...getRootProps({ role: undefined, tabIndex: undefined })} className={cx(styles.drop, isDragActive && styles.over)}>
        <input {...getInputProps({ 'aria-label': t('proof.choose') })} />
        {upload.file ? (
          <ChosenProof deposit={deposit} upload={upload} file={upload.file} />
        ) : (
          <Text tone="quiet" className={styles.invitation}>
            {t('proof.drop')}
          </Text>
        )}
      </div>
      {upload.problem && <Problem problem={upload.problem} />}
      <Row wrap gap={8}>
        <Button variant={upload.file ? 'plain' : 'contained'} icon="upload" onClick={open}>
          {t(upload.file ? 'proof.another' : 'proof.choose')}
        </Button>
        <CameraButton onFile={upload.choose} />
      </Row>
      <Announcement upload={upload} />
    </Stack>
  );
}
