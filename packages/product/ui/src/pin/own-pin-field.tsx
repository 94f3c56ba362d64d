import { useTranslation } from '@kado/i18n';
import { Link, type LinkProps, Text } from '@kado/ui';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { CodeField } from '../controls/code-field.tsx';
import { PracticePin } from '../layout/practice-pin.ts';
import { type PinRefusal, usePinRefusalText } from './pin-refusal.ts';

/** Props of OwnPinField; `refusal` of the last PIN is shown before any other `error`. */
export type OwnPinFieldProps = {
  value: string;
  onChange: (digits: string) => void;
  refusal: PinRefusal | undefined;
  error: ReactNode;
  disabled: boolean;
};

/** After an attempt that failed and emptied the field, its first box has the focus, which it lost while it was disabled. */
function useFocusAfterFailure({ value, refusal, error, disabled }: Omit<OwnPinFieldProps, 'onChange'>) {
  const field = useRef<HTMLDivElement>(null);
  const wasDisabled = useRef(disabled);
  const failed = Boolean(refusal ?? error);
  useEffect(() => {
    if (wasDisabled.current && !disabled && failed && value === '') field.current?.querySelector('input')?.focus();
    wasDisabled.current = disabled;
  }, [disabled, failed, value]);
  return field;
}

/** The way to a new PIN, and from there back to this page; the address does not carry that. */
const ForgotLink = (props: Pick<LinkProps, 'size' | 'children'>) => (
  <Link {...props} to="/forgot-pin" state={{ search: `?return=${encodeURIComponent(location.pathname + location.search)}` }} />
);

/** The PIN with which somebody confirms an action; a refusal is announced at once and says what to do next. */
export function OwnPinField({ value, onChange, refusal, error, disabled }: OwnPinFieldProps) {
  const field = useFocusAfterFailure({ value, refusal, error, disabled });
  const { t } = useTranslation();
  const textOf = usePinRefusalText();
  const practicePin = use(PracticePin);
  const refused = refusal && (
    <>
      {textOf(refusal)} {refusal.kind === 'pinReset' && <ForgotLink>{t('pin.setNew')}</ForgotLink>}
    </>
  );
  const aside = practicePin ? (
    <Text as="span" size="small">
      {t('practice.pin')}{' '}
      <bdi dir="ltr">
        <strong>{practicePin}</strong>
      </bdi>
    </Text>
  ) : (
    <ForgotLink size="small">{t('pin.forgot')}</ForgotLink>
  );
  return (
    <div ref={field} aria-live="assertive">
      <CodeField
        label={t('pin.label')}
        aside={aside}
        value={value}
        onChange={onChange}
        digitLabel={(at, of) => t('pin.digit', { at, of })}
        masked
        size="small"
        autoComplete="off"
        disabled={disabled}
        error={refused ?? error}
      />
    </div>
  );
}
