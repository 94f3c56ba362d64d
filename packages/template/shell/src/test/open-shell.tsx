import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { defineFeature, publicRoute, type ToolProps } from '@kado/feature-kit';
import { openFeature, type TemplateOpenOptions } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { PageHead } from '@kado/template-ui';
import { feature as shell } from '../index.ts';

/** A mock server for one test file. */
export function testServer() {
  const server = createMockServer();
  beforeAll(() => server.listen());
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}

const Tool = ({ open }: ToolProps) => <p>{open ? 'the tool, open' : 'the tool, closed'}</p>;
const page = (title: string) => async () => ({ Component: () => <PageHead title={title} /> });
const at = (path: string, title: string) => ({ path, handle: publicRoute, layout: 'app', lazy: page(title) }) as const;

// The menu's text keys belong to the shell's namespace: a test feature has no texts of its own.
const feature = defineFeature({
  ...shell,
  routes: [
    ...shell.routes.filter(({ path }) => path !== ''),
    at('', 'The start'),
    at('apps/email', 'The mail'),
    at('apps/chat', 'The chat'),
    at('apps/invoice/list', 'The invoices'),
    at('apps/ecommerce/shop', 'The shop'),
  ],
  nav: [
    { key: 'user.place.profile', to: '/', icon: 'gauge', section: 'dashboards' },
    { key: 'user.place.inbox', to: '/apps/email', icon: 'mail', section: 'apps' },
    { key: 'user.place.chats', to: '/apps/chat', icon: 'chat', section: 'apps' },
  ],
  tools: [{ key: 'page.print', icon: 'server', lazy: async () => ({ Component: Tool }) }],
});

/** Opens a page inside the shell and waits until it is shown. */
export async function open(address: string, options: TemplateOpenOptions = {}) {
  const opened = await openFeature(feature, address, options);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}
