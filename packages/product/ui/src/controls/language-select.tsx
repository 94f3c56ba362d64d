import { isLanguage, LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { SelectField, useToast } from '@kado/ui';

const options = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** The choice of language on pages without a session. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { lng, choose } = useLanguage();
  const toast = useToast();
  // A language that cannot be loaded changes nothing; the select then shows the old one again.
  const change = (next: string) =>
    void (isLanguage(next) && choose(next).catch(() => toast({ text: t('error.network'), tone: 'bad' })));
  return (
    <SelectField
      size="small"
      label={t('language.label')}
      labelHidden
      options={options}
      value={lng}
      onChange={(event) => change(event.target.value)}
    />
  );
}
