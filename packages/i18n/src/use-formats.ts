import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './formats.ts';

/** The figures and times of the language that is shown now. */
export function useFormats(): Formats {
  const { i18n } = useTranslation();
  return useMemo(() => formatsOf(i18n.language), [i18n.language]);
}
