import { useTranslation } from '@kado/i18n';
import { Button, Callout, cx, Row, Stack, Text, VisuallyHidden } from '@kado/ui';
import { type ReactNode, useRef } from 'react';
import { useDropzone } from 'react-dropzone';
import { CameraButton } from './camera-button.tsx';
import type { FileKinds } from './check-file.ts';
import { ChosenFile } from './chosen-file.tsx';
import type { UploadView } from './upload-view.ts';
import styles from './upload.module.css';

/** Props of FileUpload. */
export type FileUploadProps = {
  upload: UploadView;
  kinds: FileKinds;
  camera: 'environment' | 'user';
  /** The text that says which files are accepted. */
  rule: string;
  /** The URL of the file's thumbnail. */
  picture: string | undefined;
  /** The text of the error that stopped the upload. */
  failure: string | undefined;
  /** The file in full size. */
  preview?: ReactNode;
  /** The actions for the stored file. */
  children?: ReactNode;
};

/** Announces the state of the upload to screen readers. */
function Announcement({ upload: { loading, stored, file } }: Pick<FileUploadProps, 'upload'>) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <output>{loading ? t('upload.uploading') : file && stored ? t('upload.uploaded') : ''}</output>
    </VisuallyHidden>
  );
}

/** An upload field: the user drops, chooses or photographs a file. Shows its thumbnail, the progress and errors. */
export function FileUpload({ upload, kinds, camera, rule, picture, failure, preview, children }: FileUploadProps) {
  const { t } = useTranslation();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: kinds,
    noClick: true,
    noKeyboard: true,
    multiple: false,
    // Both lists are used, because `checkFile` reports rejected files by their content.
    onDrop: (accepted, rejected) => {
      const [file] = [...accepted, ...rejected.map((each) => each.file)];
      if (file) upload.choose(file);
    },
  });
  const file = upload.file ?? upload.stored;
  const chooser = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    upload.cancel();
    chooser.current?.focus(); // the pressed button disappears with the file
  };
  return (
    <Stack gap={16}>
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={cx(styles.drop, !file && styles.empty, isDragActive && styles.over)}
      >
        {/* The button below opens this input. */}
        <input {...getInputProps({ 'aria-label': t('upload.choose'), 'aria-hidden': true })} />
        {file ? (
          <Stack gap={16}>
            <ChosenFile file={file} upload={{ ...upload, cancel }} picture={picture} failure={failure} />
            {upload.stored && children}
            {/* The preview is last, because it may load late and must not move a button while the user presses it. */}
            {upload.stored && preview}
          </Stack>
        ) : (
          <Text tone="quiet" className={styles.invitation}>
            {t('upload.drop')}
          </Text>
        )}
      </div>
      {upload.problem && (
        <Callout tone="error" title={t(`upload.problem.${upload.problem}`)} live>
          {rule}
        </Callout>
      )}
      <Row wrap gap={8}>
        <Button ref={chooser} variant={file ? 'plain' : 'contained'} icon="upload" onClick={open}>
          {t(file ? 'upload.another' : 'upload.choose')}
        </Button>
        <CameraButton camera={camera} onFile={upload.choose} />
      </Row>
      <Announcement upload={upload} />
    </Stack>
  );
}
