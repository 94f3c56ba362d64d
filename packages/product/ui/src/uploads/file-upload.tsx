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
  /** Which files can be uploaded. */
  rule: string;
  /** The address of a picture of the file. */
  picture: string | undefined;
  /** What stopped the upload. */
  failure: string | undefined;
  /** The picture at its full size. */
  preview?: ReactNode;
  /** What can be done with the stored file. */
  children?: ReactNode;
};

/** Says what happens to the upload, for screen readers. */
function Announcement({ upload: { loading, stored, file } }: Pick<FileUploadProps, 'upload'>) {
  const { t } = useTranslation();
  return (
    <VisuallyHidden>
      <output>{loading ? t('upload.uploading') : file && stored ? t('upload.uploaded') : ''}</output>
    </VisuallyHidden>
  );
}

/** A file that is dropped, chosen or photographed: its picture, its upload, and what is wrong with it. */
export function FileUpload({ upload, kinds, camera, rule, picture, failure, preview, children }: FileUploadProps) {
  const { t } = useTranslation();
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    accept: kinds,
    noClick: true,
    noKeyboard: true,
    multiple: false,
    // Which file cannot be uploaded is named here, by its content.
    onDrop: (accepted, rejected) => {
      const [file] = [...accepted, ...rejected.map((each) => each.file)];
      if (file) upload.choose(file);
    },
  });
  const file = upload.file ?? upload.stored;
  const chooser = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    upload.cancel();
    chooser.current?.focus(); // the pressed button goes with the file
  };
  return (
    <Stack gap={16}>
      <div
        {...getRootProps({ role: undefined, tabIndex: undefined })}
        className={cx(styles.drop, !file && styles.empty, isDragActive && styles.over)}
      >
        {/* The button below opens it. */}
        <input {...getInputProps({ 'aria-label': t('upload.choose'), 'aria-hidden': true })} />
        {file ? (
          <Stack gap={16}>
            <ChosenFile file={file} upload={{ ...upload, cancel }} picture={picture} failure={failure} />
            {upload.stored && children}
            {/* Last, because it may arrive late, and must not move a button away from under a press. */}
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
