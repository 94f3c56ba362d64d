import { Fragment, type ReactNode } from 'react';
import { Anchor, cx, Icon, type IconName } from '@kado/ui';
import { useFrameContext } from '../layout/frame-context.ts';
import styles from './card.module.css';

/** The template's surface for tables and forms. */
export function Card({ children, label }: { children: ReactNode; label?: string | undefined }) {
  return (
    <section className={styles.card} aria-label={label}>
      {children}
    </section>
  );
}

/** A row of controls in a Card; scrolls sideways on a phone. */
export function Toolbar({ children }: { children: ReactNode }) {
  return <div className={styles.toolbar}>{children}</div>;
}

/** Props of PageHead. */
export type PageHeadProps = {
  title: ReactNode;
  /** One line of secondary text below the title. */
  detail?: ReactNode;
  crumbs?: readonly { label: string; to?: string | undefined }[] | undefined;
  crumbsLabel?: string | undefined;
  actions?: ReactNode;
};

/** The head of a template page: breadcrumbs, title and actions. */
export function PageHead({ title, detail, crumbs, crumbsLabel, actions }: PageHeadProps) {
  const { pageMenu } = useFrameContext();
  return (
    <div className={styles.head}>
      <div>
        {crumbs && (
          <nav className={styles.breadcrumbs} aria-label={crumbsLabel}>
            {crumbs.map((crumb, at) => (
              <Fragment key={crumb.label}>
                {at > 0 && <Icon name="next" size={14} />}
                {crumb.to ? <Anchor to={crumb.to}>{crumb.label}</Anchor> : <span>{crumb.label}</span>}
              </Fragment>
            ))}
          </nav>
        )}
        <h1 className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {detail && <p className={styles.under}>{detail}</p>}
      </div>
      {(actions || pageMenu) && (
        <div className={styles.actions}>
          {actions}
          {pageMenu && <span className={styles.pageMenu}>{pageMenu}</span>}
        </div>
      )}
    </div>
  );
}

/** Props of ViewTabs. */
export type ViewTabsProps = {
  label: string;
  views: readonly { key: string; label: ReactNode; count?: number | undefined }[];
  value: string;
  onChange: (key: string) => void;
};

/** Fixed filters above a table, such as one for each status; the chosen one is pressed. */
export function ViewTabs({ label, views, value, onChange }: ViewTabsProps) {
  return (
    <fieldset className={styles.tabs} aria-label={label}>
      {views.map((view) => (
        <button
          key={view.key}
          type="button"
          className={styles.tab}
          aria-pressed={view.key === value}
          onClick={() => onChange(view.key)}
        >
          {view.label} {view.count !== undefined && <span className={styles.count}>{view.count}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** Props of Pill. */
export type PillProps = {
  tone: 'good' | 'warn' | 'bad' | 'info' | 'primary' | 'quiet';
  icon?: IconName | undefined;
  children: ReactNode;
};

/** A small tag, for settled states ("Paid") and for roles. */
export function Pill({ tone, icon, children }: PillProps) {
  return (
    <span className={cx(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}

/** Props of Person: below the name, an e-mail address or another detail. */
export type PersonProps = { picture?: ReactNode; name: ReactNode; mail?: string | undefined; detail?: ReactNode };

/** A cell of two lines beside a picture: name and e-mail address. Each line takes its direction from its text, so that it is truncated at its end. */
export function Person({ picture, name, mail, detail }: PersonProps) {
  return (
    <span className={styles.person}>
      {picture}
      <span className={styles.who}>
        <b dir="auto">{name}</b>
        {mail && (
          <small>
            <span className={styles.mail} dir="ltr">
              {mail}
            </span>
          </small>
        )}
        {detail && <small dir="auto">{detail}</small>}
      </span>
    </span>
  );
}
