import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { type ChangeEvent, useRef } from 'react';
import styles from './upload.module.css';

/** Opens a phone's camera: the rear one (`environment`) or the front one (`user`). Hidden on devices without a touch screen. */
export function CameraButton({ camera, onFile }: { camera: 'environment' | 'user'; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (file) onFile(file);
    target.value = ''; // so that the same picture can be chosen again
  };
  return (
    <span className={styles.camera}>
      <Button variant="plain" icon="camera" onClick={() => input.current?.click()}>
        {t('upload.camera')}
      </Button>
      <input ref={input} type="file" accept="image/*" capture={camera} hidden aria-label={t('upload.camera')} onChange={take} />
    </span>
  );
}
