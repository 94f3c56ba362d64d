import Tab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '@kado/ui';
import styles from './tabs.module.css';

/** Props of Tabs. */
export type TabsProps = {
  label: string;
  tabs: readonly { key: string; label: ReactNode; icon?: IconName | undefined }[];
  value: string;
  onChange: (key: string) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
};

/** MUI's tabs with the panel of the chosen tab. Arrow keys move and choose. */
export function Tabs({ label, tabs, value, onChange, children }: TabsProps) {
  const id = useId();
  return (
    <>
      <MuiTabs
        aria-label={label}
        value={value}
        onChange={(_, key: string) => onChange(key)}
        variant="scrollable"
        selectionFollowsFocus
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.key}
            value={tab.key}
            id={`${id}-${tab.key}`}
            aria-controls={tab.key === value ? `${id}-panel` : undefined}
            label={tab.label}
            iconPosition="start"
            {...(tab.icon ? { icon: <Icon name={tab.icon} size={16} /> } : {})}
          />
        ))}
      </MuiTabs>
      <div className={styles.panel} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
