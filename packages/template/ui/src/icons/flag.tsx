import type { ReactNode } from 'react';
import styles from './flag.module.css';

/* 20 × 14 px, in the brand's colours; the language's name is written beside each flag. */
const drawings: Readonly<Record<string, ReactNode>> = {
  en: (
    <>
      <path fill="var(--brand-3)" d="M0 0h20v14H0z" />
      <path stroke="var(--cream)" strokeWidth="3" d="M0 0l20 14M20 0L0 14" />
      <path stroke="var(--brand-2)" d="M0 0l20 14M20 0L0 14" />
      <path stroke="var(--cream)" strokeWidth="4.5" d="M10 0v14M0 7h20" />
      <path stroke="var(--brand-2)" strokeWidth="2.5" d="M10 0v14M0 7h20" />
    </>
  ),
  fr: (
    <>
      <path fill="var(--brand-3)" d="M0 0h7v14H0z" />
      <path fill="var(--cream)" d="M7 0h6v14H7z" />
      <path fill="var(--brand-2)" d="M13 0h7v14h-7z" />
    </>
  ),
  de: (
    <>
      <path fill="var(--brand-9)" d="M0 0h20v5H0z" />
      <path fill="var(--brand-2)" d="M0 5h20v4H0z" />
      <path fill="var(--brand-6)" d="M0 9h20v5H0z" />
    </>
  ),
  pt: (
    <>
      <path fill="var(--brand-11)" d="M0 0h8v14H0z" />
      <path fill="var(--brand-2)" d="M8 0h12v14H8z" />
      <circle cx="8" cy="7" r="3" fill="var(--brand-6)" />
    </>
  ),
  ar: (
    <>
      <path fill="var(--brand-11)" d="M0 0h20v14H0z" />
      <path fill="none" stroke="var(--cream)" strokeWidth="1.2" d="M10 3.4l1 3h3.2l-2.6 1.9 1 3-2.6-1.9-2.6 1.9 1-3-2.6-1.9H9z" />
    </>
  ),
};

/** A small flag for a language; decorative. */
export function Flag({ code }: { code: string }) {
  return (
    <svg className={styles.flag} viewBox="0 0 20 14" aria-hidden="true">
      {drawings[code]}
    </svg>
  );
}
