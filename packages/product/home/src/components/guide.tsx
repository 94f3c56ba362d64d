import { usePractising } from '@kado/feature-kit';
import { List, ListRow } from '@kado/product-ui';
import { useTranslation } from '@kado/i18n';
import { cx, Icon, SectionHead, TextButton, VisuallyHidden } from '@kado/ui';
import type { GuideSteps } from '../lib/use-guide.ts';
import styles from './home.module.css';

/** The first steps of a new account, ticked by what it has done. */
export function Guide({ steps: { added, sent }, onSkip }: { steps: GuideSteps; onSkip: () => void }) {
  const { t } = useTranslation('product-home');
  const steps = [
    { name: 'add', to: '/deposits/new', done: added },
    { name: 'send', to: '/send/top-up', done: sent },
    { name: 'follow', to: '/orders', done: false },
  ] as const;
  // Practice starts with money.
  const own = usePractising() ? steps.slice(1) : steps;
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
        {own.map(({ name, to, done }, at) => (
          <ListRow
            key={name}
            to={to}
            picture={<span className={cx(styles.step, done && styles.done)}>{done ? <Icon name="check" /> : at + 1}</span>}
            head={
              <>
                {t(`guide.${name}`)}
                {done && <VisuallyHidden>, {t('guide.done')}</VisuallyHidden>}
              </>
            }
            meta={t(`guide.${name}Note`)}
          />
        ))}
      </List>
    </section>
  );
}
