import type { ReactNode } from 'react';
import { useTranslation } from '@kado/i18n';
import { Anchor, Icon, IconButton, type IconName } from '@kado/ui';
import styles from './product-layout.module.css';

/** One entry of the product's navigation. */
export type LayoutNavItem = {
  key: string;
  label: string;
  to: string;
  icon: IconName;
  current?: boolean | undefined;
  /** false: shown only on a desktop, not among the phone's tabs. */
  tab?: boolean | undefined;
};

/** The navigation on a desktop; a ribbon marks the current page. */
export function RibbonNav({ items, label }: { items: readonly LayoutNavItem[]; label: string }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {items.map((item) => (
        <Anchor key={item.key} to={item.to} aria-current={item.current ? 'page' : undefined}>
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}

/** The tabs at the bottom of a phone. */
export function PhoneTabs({ items, label }: { items: readonly LayoutNavItem[]; label: string }) {
  const tabs = items.filter((item) => item.tab !== false);
  if (tabs.length === 0) return null;
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((item) => (
        <Anchor key={item.key} to={item.to} aria-current={item.current ? 'page' : undefined}>
          <Icon name={item.icon} />
          {item.label}
        </Anchor>
      ))}
    </nav>
  );
}

/** The header of a page in a flow on a phone: back link, title and an element at the end. */
export type Flow = {
  title: string;
  backTo: string;
  end?: ReactNode;
};

/** The back link and title in the header of a phone. */
export function FlowHead({ title, backTo }: Pick<Flow, 'title' | 'backTo'>) {
  const { t } = useTranslation();
  return (
    <div className={styles.flow}>
      <IconButton className={styles.back} icon="back" label={t('action.back')} to={backTo} />
      <p className={styles.flowTitle}>{title}</p>
    </div>
  );
}
