import { useCopy } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { cx, IconButton } from '@kado/ui';
import { formatBody } from '../lib/requests.ts';
import styles from './requests.module.css';

/** A formatted request or response body, with a copy button. */
export function BodyView({ label, body, bad = false }: { label: string; body: string; bad?: boolean }) {
  const { t } = useTranslation(['template-console', 'common']);
  const copy = useCopy();
  const text = formatBody(body);
  return (
    <section className={styles.body} aria-label={label}>
      <header className={styles.bodyHead}>
        <h4>{label}</h4>
        <IconButton
          size="small"
          icon="copy"
          label={t('requests.copy', { what: label })}
          onClick={() => void copy(text, t('common:action.copied'))}
        />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable area must be reachable by keyboard */}
      <pre className={cx(styles.text, bad && styles.wrong)} dir="ltr" tabIndex={0} aria-label={label}>
        {text}
      </pre>
    </section>
  );
}
