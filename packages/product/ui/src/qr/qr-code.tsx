import { useEffect, useState } from 'react';
import type { QrPath } from './qr-path.ts';
import styles from './qr-code.module.css';

/** Props of QrCode: `label` describes the effect of scanning the code. */
export type QrCodeProps = { text: string; label: string; size?: 's' | 'm' | undefined };

/** A text as a QR code. The encoder loads on first use; if that fails, nothing is shown, and the text beside it is sufficient. */
export function QrCode({ text, label, size = 'm' }: QrCodeProps) {
  const [drawn, setDrawn] = useState<QrPath>();
  useEffect(() => {
    let gone = false;
    void import('./qr-path.ts').then(
      ({ qrPath }) => gone || setDrawn(qrPath(text)),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [text]);
  return (
    <svg
      className={size === 's' ? styles.small : styles.qr}
      viewBox={`0 0 ${drawn?.side ?? 1} ${drawn?.side ?? 1}`}
      role="img"
      aria-label={label}
    >
      {drawn && <path d={drawn.path} fill="currentColor" shapeRendering="crispEdges" />}
    </svg>
  );
}
