import { nameOf, useAccount, useLens } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { Icon, SelectBox } from '@kado/ui';
import styles from './lens.module.css';
import { useFreshLens } from '../lib/use-fresh-lens.ts';
import { useLensViews } from '../lib/use-lens-views.ts';

function Bar() {
  const { t } = useTranslation('template-access');
  const { views, key, current, lens, setLens } = useLensViews();
  useFreshLens(current);
  const account = useAccount();
  const name = account && nameOf(account);
  // A deleted role stays in the list while the lens shows it.
  const deleted = lens && !views.some((view) => view.key === key) ? [{ value: key, label: lens.role }] : [];
  return (
    <section className={styles.banner} aria-label={t('tool.label')}>
      <Icon name="mask" size={20} />
      <output className={styles.status}>
        <b>{t('lens.seeing', { role: lens?.role })}</b> {name && <span>{t('lens.still', { name })}</span>}
      </output>
      <SelectBox
        size="small"
        aria-label={t('lens.as')}
        className={styles.choice}
        value={key}
        options={[...deleted, ...views.map((view) => ({ value: view.key, label: view.name }))]}
        onChange={(event) => setLens(views.find((view) => view.key === event.target.value)?.lens)}
      />
      <button type="button" className={styles.stop} onClick={() => setLens(undefined)}>
        {t('lens.stop')}
      </button>
    </section>
  );
}

/** The banner above every page while the lens is on: it names the role and has a button that turns the lens off. */
export function Component() {
  return useLens() ? <Bar /> : null;
}
