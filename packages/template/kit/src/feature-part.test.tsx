import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { defineFeature, publicRoute, type ToolProps } from '@kado/feature-kit';
import { FeaturePart, ToolPanel } from './feature-part.tsx';
import { openFeature } from './testing.ts';
import { useTools } from './use-tools.ts';

const feature = defineFeature({
  id: 'common',
  routes: [{ path: 'sample', handle: publicRoute, lazy: async () => ({ Component: Page }) }],
  parts: { list: async () => ({ Component: () => <p>the list</p> }) },
  tools: [{ key: 'toast.region', icon: 'key', lazy: async () => ({ Component: Panel }) }],
});

function Panel({ open }: ToolProps) {
  return <p>{open ? 'panel open' : 'panel closed'}</p>;
}

function Page() {
  const tools = useTools();
  return (
    <>
      <FeaturePart of="common" name="list" fallback={<p>soon</p>} />
      <FeaturePart of="common" name="unknown" />
      <FeaturePart of="product-missing" name="list" />
      {tools.map((tool) => (
        <ToolPanel key={tool.key} tool={tool} open onClose={() => undefined} />
      ))}
    </>
  );
}

it('shows a part of another feature by name, and nothing if the feature has no such part', async () => {
  await openFeature(feature, '/sample');
  expect(await screen.findByText('the list')).toBeVisible();
  expect(screen.queryByText('soon')).toBeNull();
});

it('opens the tool of another feature', async () => {
  await openFeature(feature, '/sample');
  expect(await screen.findByText('panel open')).toBeVisible();
});
