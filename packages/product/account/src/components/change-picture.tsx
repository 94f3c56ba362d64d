import type { User } from '@kado/contracts';
import { useErrorText, useRetryOnline } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { checkPicture, DialogForm, FileUpload, PICTURES, useLocalPicture } from '@kado/product-ui';
import { updateStoredUser, useAppDispatch, useLowData, useUpload } from '@kado/state';
import { Button, Row, Text, useToast } from '@kado/ui';
import { useState } from 'react';
import { useChangeMeMutation } from '../api/profile.ts';
import styles from './account.module.css';

type ChangePictureProps = { user: User; onClose: () => void };

/** Saves or removes the profile picture; a failure is returned as text. */
function useChangePicture(onClose: () => void) {
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const textOf = useErrorText();
  const [change, { isLoading }] = useChangeMeMutation();
  const [failure, setFailure] = useState<string>();
  const save = async (avatarFileId: string | null) => {
    setFailure(undefined);
    const { data, error } = await change({ avatarFileId });
    if (!data) return setFailure(textOf(error));
    await dispatch(updateStoredUser(data));
    toast({ text: t(avatarFileId === null ? 'picture.removed' : 'picture.done'), tone: 'good', about: 'picture' });
    return onClose();
  };
  return { save, busy: isLoading, failure };
}

/** Chooses, photographs or removes the profile picture. The file is uploaded at once, but other people see it only after saving. */
export function ChangePicture({ user, onClose }: ChangePictureProps) {
  const { t } = useTranslation('product-account');
  const textOf = useErrorText();
  const { save, busy, failure } = useChangePicture(onClose);
  const [lowData] = useLowData();
  const upload = useUpload({ purpose: 'avatar', check: (file) => checkPicture(file, lowData) });
  useRetryOnline(upload.error, upload.retry);
  const picture = useLocalPicture(upload.file);
  const { stored } = upload;
  return (
    <DialogForm
      title={t(user.avatarFileId ? 'picture.change' : 'picture.add')}
      submitLabel={t('edit.save')}
      busy={busy}
      ready={stored !== undefined}
      failure={failure}
      onSubmit={async () => stored && save(stored.id)}
      onClose={onClose}
    >
      <Text tone="quiet">{t('picture.rule')}</Text>
      <FileUpload
        upload={upload}
        kinds={PICTURES}
        camera="user"
        rule={t('picture.rule')}
        picture={picture}
        failure={upload.error === null ? undefined : textOf(upload.error)}
        preview={picture && <img className={styles.preview} src={picture} alt={t('picture.preview')} />}
      />
      {user.avatarFileId && !upload.file && (
        <Row>
          <Button variant="danger" icon="trash" busy={busy} onClick={() => void save(null)}>
            {t('picture.remove')}
          </Button>
        </Row>
      )}
    </DialogForm>
  );
}
