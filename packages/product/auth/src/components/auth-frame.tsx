import type { ReactNode } from 'react';
import { isLanguage, LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { AuthLayout } from '@kado/product-ui';
import { SelectField } from '@kado/ui';

const options = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

function LanguageSelect() {
  const { t } = useTranslation();
  const { lng, choose } = useLanguage();
  // A language that cannot be loaded changes nothing; the select then shows the old one again.
  const change = (next: string) => void (isLanguage(next) && choose(next).catch(() => undefined));
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

type AuthFrameProps = { children: ReactNode; foot?: ReactNode };

/** The frame of the pages before sign-in: the drawing, one form, the choice of language. */
export function AuthFrame({ children, foot }: AuthFrameProps) {
  const { t } = useTranslation('product-auth');
  return (
    <AuthLayout
      homeTo="/login"
      foot={foot}
      end={<LanguageSelect />}
      tag={{ head: t('tag.head'), figure: '₦5,000', foot: t('tag.foot') }}
    >
      {children}
    </AuthLayout>
  );
}
