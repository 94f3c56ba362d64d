import { type ReactNode, useState } from 'react';
import { Anchor, Brand, cx, IconButton, SkipLink } from '@kado/ui';
import { FlowContext } from './flow-context.ts';
import styles from './product-layout.module.css';
import { type Flow, FlowHead, type LayoutNavItem, PhoneTabs, RibbonNav } from './product-nav.tsx';

/** Props of ProductLayout. */
export type ProductLayoutProps = {
  homeTo: string;
  skipLabel: string;
  navLabel: string;
  nav: readonly LayoutNavItem[];
  /** The balance in the desktop's header, usually a MoneyText, and its link. */
  balance?: { content: ReactNode; to: string } | undefined;
  /** Accessible name ("Cart, 3 items"), number of items and URL of the cart. */
  cart?: { label: string; count: number; to: string } | undefined;
  /** Other buttons before the cart; hidden on a phone inside a flow. */
  tools?: ReactNode;
  /** The user menu, at the end of the header. */
  menu?: ReactNode;
  /** Shown above the header: offline, demo. */
  banner?: ReactNode;
  children: ReactNode;
};

/** The frame of all product pages: header, page, and tabs on a phone. */
export function ProductLayout({
  homeTo,
  skipLabel,
  navLabel,
  nav,
  balance,
  cart,
  tools,
  menu,
  banner,
  children,
}: ProductLayoutProps) {
  const [flow, setFlow] = useState<Flow>();
  return (
    <FlowContext value={setFlow}>
      <div className={styles.shell}>
        <SkipLink>{skipLabel}</SkipLink>
        {banner}
        <header className={cx(styles.header, flow && styles.inFlow)}>
          <div className={styles.bar}>
            {flow && <FlowHead {...flow} />}
            <Anchor className={styles.brand} to={homeTo}>
              <Brand />
            </Anchor>
            <RibbonNav items={nav} label={navLabel} />
            <div className={styles.end}>
              {balance && (
                <Anchor className={styles.money} to={balance.to}>
                  {balance.content}
                </Anchor>
              )}
              {flow?.end && <span className={styles.flowEnd}>{flow.end}</span>}
              {tools && <span className={styles.tools}>{tools}</span>}
              {cart && (
                <span className={cx(flow?.end ? styles.tools : undefined)}>
                  <IconButton icon="bag" label={cart.label} count={cart.count} to={cart.to} />
                </span>
              )}
              {menu && <span className={styles.tools}>{menu}</span>}
            </div>
          </div>
        </header>
        <main id="main" className={styles.page} tabIndex={-1}>
          {children}
        </main>
        <PhoneTabs items={nav} label={navLabel} />
      </div>
    </FlowContext>
  );
}
