import { useTranslation } from 'react-i18next';
import { formatsOf, type Formats } from './formats.ts';

/** The figures and times of the language that is shown now. */
export const useFormats = (): Formats => formatsOf(useTranslation().i18n.language);
