import { isLanguage, LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { SelectField, useToast } from '@kado/ui';

const options = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

/** The language select of pages without a session. */
export function LanguageSelect() {
  const { t } = useTranslation();
  const { lng, choose } = useLanguage();
  const toast = useToast();
  // If a language cannot be loaded, the language does not change, and the select shows the current one again.
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
