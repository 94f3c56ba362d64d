import type { Deposit, StoredFile } from '@kado/contracts';
import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { checkFile, fieldErrorsOf, FileUpload, PICTURES_AND_PDF, useLocalPicture } from '@kado/product-ui';
import { useLowData, useUpload } from '@kado/state';
import { skipToken } from '@kado/state/query';
import { Button, Callout, Row, Stack, Text } from '@kado/ui';
import { useState } from 'react';
import { hasProof, useAddProofMutation, useProofPictureQuery } from '../api/deposits.ts';
import { useProofDraft } from '../lib/use-proof-draft.ts';
import styles from './proof.module.css';

type SendForReviewProps = {
  deposit: Deposit;
  fileId: string;
  /** Called with the server's error text if the server has already deleted the file. */
  onGone: (text: string) => void;
};

/** The button that submits the uploaded file, and the error of the submission. */
function SendForReview({ deposit, fileId, onGone }: SendForReviewProps) {
  const { t } = useTranslation('product-deposits');
  const textOf = useErrorText();
  const [add, { isLoading, isSuccess, error }] = useAddProofMutation();
  // The button stays busy until the deposit has reloaded. After a lost response, only the server's conflict error shows that the proof arrived.
  const sent = isSuccess || hasProof(error);
  const send = async () => {
    const { error: refusal } = await add({ id: deposit.id, fileId });
    const { fileId: gone } = fieldErrorsOf(refusal);
    if (gone) onGone(gone);
  };
  return (
    <Stack gap={12}>
      <Text>{t('proof.check')}</Text>
      {error && !sent && (
        <Callout tone="error" title={t('proof.notSent')} live>
          {textOf(error)}
        </Callout>
      )}
      <Row wrap gap={8}>
        <Button busy={isLoading || sent} onClick={() => void send()}>
          {t('proof.send')}
        </Button>
      </Row>
    </Stack>
  );
}

/** The proof of a transfer: dropped, chosen or photographed, uploaded, then submitted for review. */
export function ProofUpload({ deposit }: { deposit: Deposit }) {
  const { t } = useTranslation('product-deposits');
  const { t: common } = useTranslation();
  const textOf = useErrorText();
  const [draft, saveDraft] = useProofDraft(deposit.id);
  const [gone, setGone] = useState<string>();
  const onKeep = (file: StoredFile | undefined) => {
    saveDraft(file);
    setGone(undefined);
  };
  const [lowData] = useLowData();
  const upload = useUpload({ purpose: 'proof', check: (file) => checkFile(file, lowData), kept: draft, onKeep });
  // The server deletes a file that is not submitted within a day, but the deposit waits longer.
  const forget = (text: string) => {
    upload.cancel();
    setGone(text);
  };
  useRetryOnline(upload.error, upload.retry);
  // A photo is shown at once. The PDF reader loads only after the upload, because it would slow the upload down, and a network failure would stop both.
  const local = useLocalPicture(upload.stored || upload.file?.type.startsWith('image/') ? upload.file : undefined);
  // After a reload only the server has the file, so the picture is loaded from there.
  const { currentData } = useProofPictureQuery(upload.file || !draft ? skipToken : draft.id);
  const picture = upload.file ? local : currentData?.url;
  return (
    <Stack as="section" gap={16} aria-labelledby="proof">
      <Stack gap={4}>
        <Text as="h2" size="head" weight="strong" id="proof">
          {t('proof.head')}
        </Text>
        <Text tone="quiet">{t('proof.rule')}</Text>
      </Stack>
      {gone && (
        <Callout tone="error" title={t('proof.notSent')} live>
          {gone}
        </Callout>
      )}
      <FileUpload
        upload={upload}
        kinds={PICTURES_AND_PDF}
        camera="environment"
        rule={t('proof.rule')}
        picture={picture}
        failure={upload.error === null ? undefined : textOf(upload.error)}
        preview={picture && <img className={styles.preview} src={picture} alt={common('upload.previewAlt')} />}
      >
        {upload.stored && <SendForReview deposit={deposit} fileId={upload.stored.id} onGone={forget} />}
      </FileUpload>
    </Stack>
  );
}
