import { useTranslation } from '@kado/i18n';
import { Link, type LinkProps, Text } from '@kado/ui';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { CodeField, type CodeFieldProps } from '../controls/code-field.tsx';
import { PracticePin } from '../layout/practice-pin.ts';
import { type PinRefusal, usePinRefusalText } from './pin-refusal.ts';

/** Props of OwnPinField; the `refusal` of the last PIN has priority over `error`. */
export type OwnPinFieldProps = {
  value: string;
  onChange: (digits: string) => void;
  refusal: PinRefusal | undefined;
  error: ReactNode;
  disabled: boolean;
  /** A ref to the first box, so that a form can focus it. */
  ref?: CodeFieldProps['ref'];
};

/** Moves the focus to the first box after a failed attempt has emptied the field, because the field lost the focus while it was disabled. */
function useFocusAfterFailure({ value, refusal, error, disabled }: Omit<OwnPinFieldProps, 'onChange' | 'ref'>) {
  const field = useRef<HTMLDivElement>(null);
  const wasDisabled = useRef(disabled);
  const failed = Boolean(refusal ?? error);
  useEffect(() => {
    if (wasDisabled.current && !disabled && failed && value === '') field.current?.querySelector('input')?.focus();
    wasDisabled.current = disabled;
  }, [disabled, failed, value]);
  return field;
}

/** A link to the page for a forgotten PIN. The return path to this page is in the history state, not in the URL. */
const ForgotLink = (props: Pick<LinkProps, 'size' | 'children'>) => (
  <Link {...props} to="/forgot-pin" state={{ search: `?return=${encodeURIComponent(location.pathname + location.search)}` }} />
);

/** The PIN field that confirms an action (step-up). A refusal is announced at once and says what to do next. */
export function OwnPinField({ ref, value, onChange, refusal, error, disabled }: OwnPinFieldProps) {
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
        ref={ref}
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
