import { useEffect, useState } from 'react';
import type { QrPath } from '../lib/qr-path.ts';
import styles from './gift.module.css';

/** A text as a QR code. Its encoder loads when it is first shown; without it, the text beside it is enough. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    let gone = false;
    void import('../lib/qr-path.ts').then(
      ({ qrPath }) => gone || setDrawn(qrPath(text)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${drawn?.side ?? 1} ${drawn?.side ?? 1}`} role="img" aria-label={label}>
      {drawn && <path d={drawn.path} fill="currentColor" shapeRendering="crispEdges" />}
    </svg>
  );
}
