import { useState } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { defineFeature, publicRoute } from '@kado/feature-kit';
import { FeaturePart, ToolPanel, useTools } from '@kado/template-kit';
import { openFeature, type TemplateOpenOptions } from '@kado/template-kit/testing';
import { createMockServer } from '@kado/mock-data/node';
import { feature } from '../index.ts';

/** Stands in for the shell: a page with a button for the tool and the part in the footer. */
function TestPage() {
  const [open, setOpen] = useState(false);
  const [tool] = useTools();
  if (!tool) return null;
  return (
    <>
      <h1>Page</h1>
      <button type="button" onClick={() => setOpen(true)}>
        {tool.label}
      </button>
      <ToolPanel tool={tool} open={open} onClose={() => setOpen(false)} />
      <footer>
        <FeaturePart of={feature.id} name="status" />
      </footer>
    </>
  );
}

const bench = defineFeature({
  ...feature,
  routes: [{ path: '', handle: publicRoute, lazy: async () => ({ Component: TestPage }) }],
});

/** A mock server for one test file. */
export function testServer() {
  const server = createMockServer();
  beforeAll(() => server.listen());
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}

/** Sends a request to the mock as a page would; returns the status. */
export const sendRequest = async (path: string, init?: RequestInit): Promise<number> =>
  (await fetch(`http://localhost:3000${path}`, init)).status;

/** Opens a page with the console's button and footer part; returns the test's user. */
export async function openTestPage(options: TemplateOpenOptions) {
  const user = userEvent.setup();
  const opened = await openFeature(bench, '/', options);
  return { user, ...opened };
}

/** Opens the console on one of its tabs. */
export async function openConsole(options: TemplateOpenOptions, tab: string) {
  const bound = await openTestPage(options);
  const button = await screen.findByRole('button', { name: 'Backend console' });
  // The panel loads lazily, so the click is wrapped in act().
  await act(async () => button.click());
  await bound.user.click(await screen.findByRole('tab', { name: tab }));
  return bound;
}

/** Waits for a toast with this text. */
export const expectToast = (text: string) =>
  waitFor(() => expect(screen.getByText(text, { selector: 'output' })).toBeInTheDocument());
