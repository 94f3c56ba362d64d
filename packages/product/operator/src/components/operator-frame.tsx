import { useNav } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Chip } from '@kado/product-ui';
import { PageTitle, Row } from '@kado/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './operator.module.css';

/** Props of OperatorFrame. */
export type OperatorFrameProps = { title: ReactNode; lead?: ReactNode; action?: ReactNode; children: ReactNode };

/** Links to all operator pages, because the header does not have enough space for them. */
export function OperatorPages() {
  const { t } = useTranslation('product-operator');
  const { pathname } = useLocation();
  const pages = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = pages.current?.querySelector('[aria-current]');
    current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={pages} className={styles.pages} aria-label={t('pages')}>
      {useNav('operator').map(({ key, to, label }) => (
        <Chip key={key} to={to} pressed={pathname === to || pathname.startsWith(`${to}/`)}>
          {label}
        </Chip>
      ))}
    </nav>
  );
}

/** The frame of an operator page: its title, and links to the other pages. */
export function OperatorFrame({ title, lead, action, children }: OperatorFrameProps) {
  return (
    <div className={styles.frame}>
      <OperatorPages />
      <Row apart wrap gap={16}>
        <PageTitle lead={lead}>{title}</PageTitle>
        {action}
      </Row>
      {children}
    </div>
  );
}
