import { List, ListRow } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { cx, Icon, SectionHead, TextButton, VisuallyHidden } from '@kado/ui';
import type { GuideStep } from '../lib/use-guide.ts';
import styles from './home.module.css';

const PATHS = { add: '/deposits/new', send: '/send/top-up', follow: '/orders' } as const;

/** The first steps of a new account; finished ones are ticked. */
export function Guide({ steps, onSkip }: { steps: readonly GuideStep[]; onSkip: () => void }) {
  const { t } = useTranslation('product-home');
  return (
    <section aria-labelledby="guide">
      <SectionHead
        id="guide"
        action={
          <TextButton size="small" onClick={onSkip}>
            {t('guide.skip')}
          </TextButton>
        }
      >
        {t('guide.heading')}
      </SectionHead>
      <List>
        {steps.map(({ name, done }, at) => (
          <ListRow
            key={name}
            to={PATHS[name]}
            picture={<span className={cx(styles.step, done && styles.done)}>{done ? <Icon name="check" /> : at + 1}</span>}
            head={
              <>
                {t(`guide.${name}`)}
                {done && <VisuallyHidden> ({t('guide.done')})</VisuallyHidden>}
              </>
            }
            meta={t(`guide.${name}Note`)}
          />
        ))}
      </List>
    </section>
  );
}
