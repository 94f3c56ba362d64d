import type { ReactNode } from 'react';
import { useTranslation } from '@kado/i18n';
import { AuthLayout, LanguageSelect } from '@kado/product-ui';

type AuthFrameProps = { children: ReactNode; foot?: ReactNode };

/** The frame of the guest pages: the illustration, one form, the language select. */
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
