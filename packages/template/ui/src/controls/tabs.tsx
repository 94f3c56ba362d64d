import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon, type IconName } from '@kado/ui';
import styles from './tabs.module.css';

/** Props of Tabs. */
export type TabsProps = {
  label: string;
  tabs: readonly { key: string; label: ReactNode; icon?: IconName | undefined }[];
  value: string;
  onChange: (key: string) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Shows the chosen tab where not all of them fit; never scrolls the page. */
function useSeen(value: string) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]');
    if (!list.current || !tab) return;
    const [outer, inner] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.current.scrollLeft += Math.min(0, inner.left - outer.left) + Math.max(0, inner.right - outer.right);
  }, [value]);
  return list;
}

/** Tabs over a panel (WAI-ARIA tabs): one stop for Tab, arrows, Home and End move and choose. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useSeen(value);
  const at = tabs.findIndex(({ key }) => key === value);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const sign = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const step = STEPS[event.key];
    const goal = event.key === 'Home' ? 0 : event.key === 'End' ? tabs.length - 1 : step && at + sign * step;
    const next = goal === undefined ? undefined : tabs[(goal + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    event.currentTarget.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} className={styles.tabs} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            className={styles.tab}
            id={`${id}-${tab.key}`}
            data-key={tab.key}
            aria-selected={tab.key === value}
            aria-controls={tab.key === value ? `${id}-panel` : undefined}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={() => onChange(tab.key)}
          >
            {tab.icon && <Icon name={tab.icon} size={16} />}
            {tab.label}
          </button>
        ))}
      </div>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
