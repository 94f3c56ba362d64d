import { INVOICE_SERVICES } from '@kado/contracts/template';
import { useTranslation } from '@kado/i18n';
import { Button } from '@kado/ui';
import { LineRow } from './line-row.tsx';
import styles from './lines.module.css';
import type { Editor } from '../../lib/use-editor.ts';

const SERVICES = 'invoice-services';

/** What is billed; at least one line. */
export function LinesField({ editor: { lines, errors } }: { editor: Editor }) {
  const { t } = useTranslation('template-invoice');
  return (
    <section className={styles.lines} aria-label={t('edit.lines')}>
      <datalist id={SERVICES}>
        {INVOICE_SERVICES.map((service) => (
          <option key={service} value={service}>
            {service}
          </option>
        ))}
      </datalist>
      <ol>
        {lines.lines.map((line, at) => (
          <LineRow
            key={line.key}
            place={at + 1}
            line={line}
            services={SERVICES}
            errors={errors?.lines.get(line.key)}
            onChange={(part) => lines.change(line.key, part)}
            onRemove={lines.lines.length > 1 ? () => lines.remove(line.key) : undefined}
          />
        ))}
      </ol>
      <Button variant="soft" size="small" icon="plus" onClick={lines.add}>
        {t('edit.addLine')}
      </Button>
    </section>
  );
}
