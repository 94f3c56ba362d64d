import { Outlet } from 'react-router';
import { Allowed, FeaturePart } from '@kado/template-kit';
import { defineFeature, needs, publicRoute, useNav, type FeatureRoute } from '@kado/feature-kit';
import { Button } from '@kado/ui';
import { feature } from '../index.ts';

/** The actions of the sample page's buttons, recorded. */
export const pressed: string[] = [];

function Frame() {
  return (
    <>
      <FeaturePart of="template-access" name="banner" />
      <nav aria-label="Menu">
        {useNav().map(({ key, feature: from, to, label, denied, why }) => (
          <span key={`${from}:${key}`} title={why}>
            {`${label} ${to} ${denied ? 'closed' : 'open'}`}
          </span>
        ))}
      </nav>
      <Outlet />
    </>
  );
}

function Invoices() {
  return (
    <>
      <h1>Invoices</h1>
      <Allowed action="create" subject="Invoice">
        <Button onClick={() => void pressed.push('added')}>Add invoice</Button>
      </Allowed>
      <Allowed action="delete" subject="Invoice">
        <Button onClick={() => void pressed.push('deleted')}>Delete</Button>
      </Allowed>
    </>
  );
}

const page = (path: string, subject: string, Component = () => <h1>{subject}</h1>): FeatureRoute => ({
  path,
  handle: needs({ action: 'read', subject }),
  lazy: async () => ({ Component }),
});

/** The feature in a minimal template: a frame with a menu and the banner, and pages that require rights. */
export const testVariant = defineFeature({
  ...feature,
  routes: [
    ...feature.routes,
    page('', 'Dashboard'),
    page('apps/invoice/list', 'Invoice', Invoices),
    page('apps/user/list', 'User'),
    page('apps/roles', 'all'),
    { path: 'misc/error', handle: publicRoute, lazy: async () => ({ Component: () => <h1>Error</h1> }) },
  ],
  nav: [
    ...(feature.nav ?? []),
    { key: 'role.admin', to: '/apps/invoice/list', icon: 'list', section: 'apps' },
    { key: 'role.client', to: '/apps/user/list', icon: 'list', section: 'apps' },
  ],
  layouts: { app: async () => ({ Component: Frame }) },
});
