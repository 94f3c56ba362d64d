import { useTranslation } from '@kado/i18n';
import { Stack } from '@kado/ui';
import type { FormEvent, ReactNode } from 'react';
import { Split } from '../layout/split.tsx';
import styles from './send-form.module.css';
import { SendBar, SendSummary, type SendSummaryProps } from './send-summary.tsx';

/** Props of SendForm; `children` are the fields. */
export type SendFormProps = { summary: SendSummaryProps; onSubmit: (event: FormEvent) => unknown; children: ReactNode };

/** A form that sends a gift, with its summary: beside the fields on a desktop; after them and in the bottom bar on a phone. */
export function SendForm({ summary, onSubmit, children }: SendFormProps) {
  const { t } = useTranslation();
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate>
      <Split aside={<SendSummary {...summary} />} asideLabel={t('summary.label')}>
        <Stack gap={40} className={styles.fields}>
          {children}
        </Stack>
        <SendBar {...summary} />
      </Split>
    </form>
  );
}
