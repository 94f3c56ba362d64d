import type { NotificationPreferences } from '@kado/contracts';
import { QueryView, useErrorText } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Panel } from '@kado/product-ui';
import { Checkbox, SectionHead, SkeletonRows, Stack, Text, useToast } from '@kado/ui';
import { usePreferencesQuery, useSetPreferencesMutation } from '../api/profile.ts';
import { useUnsavedPreferences } from '../lib/use-unsaved-preferences.ts';
import styles from './account.module.css';

const TOPICS = ['orders', 'deposits', 'security', 'news'] as const;
const WAYS = ['inApp', 'email'] as const;
type Topic = (typeof TOPICS)[number];

function TopicRow({
  topic,
  chosen,
  onChange,
}: {
  topic: Topic;
  chosen: NotificationPreferences[Topic];
  onChange: (next: NotificationPreferences[Topic]) => void;
}) {
  const { t } = useTranslation('product-account');
  return (
    <fieldset className={styles.topic}>
      <legend className={styles.legend}>{t(`notify.${topic}`)}</legend>
      <Text size="small" tone="quiet">
        {t(`notify.${topic}Note`)}
      </Text>
      <div className={styles.ways}>
        {WAYS.map((way) => (
          <Checkbox
            key={way}
            checked={chosen[way]}
            disabled={topic === 'security' && way === 'email'}
            onChange={({ target }) => onChange({ ...chosen, [way]: target.checked })}
          >
            {t(`notify.${way}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

/** Notification preferences; each change is saved at once. E-mails that protect the account cannot be switched off. */
export function PreferencesPanel() {
  const { t } = useTranslation('product-account');
  const toast = useToast();
  const textOf = useErrorText();
  const query = usePreferencesQuery();
  const [save] = useSetPreferencesMutation();
  const { unsaved, change } = useUnsavedPreferences(save, (error) =>
    toast({
      text: error ? textOf(error, t('notify.failed')) : t('notify.saved'),
      tone: error ? 'bad' : 'good',
      about: 'preferences',
    }),
  );
  return (
    <section aria-labelledby="notifications">
      <SectionHead id="notifications">{t('notify.heading')}</SectionHead>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />} empty={null} errorTitle={t('notify.error')}>
        {(saved) => {
          const preferences = unsaved ?? saved;
          return (
            <Panel>
              <Stack gap={24}>
                {TOPICS.map((topic) => (
                  <TopicRow
                    key={topic}
                    topic={topic}
                    chosen={preferences[topic]}
                    onChange={(ways) => void change({ ...preferences, [topic]: ways })}
                  />
                ))}
              </Stack>
            </Panel>
          );
        }}
      </QueryView>
    </section>
  );
}
