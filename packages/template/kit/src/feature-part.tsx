import { createElement, Suspense, use, type ComponentType, type ReactNode } from 'react';
import { useApp, type Feature } from '@kado/feature-kit';
import type { NamedTool } from './use-tools.ts';

type Get<Props> = () => Promise<{ Component: ComponentType<Props> }>;
type Fetched = { Component: unknown };

const loadedParts = new Map<unknown, Promise<Fetched>>();

/** A part and its feature's texts, fetched once; after a failure the next use fetches again. */
function fetched({ id, locales }: Feature, get: () => Promise<Fetched>, loadNamespace: (feature: string) => Promise<void>) {
  const known = loadedParts.get(get);
  if (known) return known;
  // Loaded after the render: texts that are already there would notify the page during its render.
  const piece = Promise.resolve()
    .then(() => Promise.all([get(), locales ? loadNamespace(id) : undefined]))
    .then(([arrived]) => arrived);
  loadedParts.set(get, piece);
  piece.catch(() => loadedParts.delete(get));
  return piece;
}

function PartComponent<Props extends object>({ feature, get, props }: { feature: Feature; get: Get<Props>; props: Props }) {
  const { loadNamespace } = useApp();
  const { Component } = use(fetched(feature, get, loadNamespace));
  return createElement(Component as ComponentType<Props>, props);
}

/** Shows a named part of another feature, and `fallback` while it loads; nothing if that feature is not registered. */
export function FeaturePart({ of, name, fallback = null }: { of: string; name: string; fallback?: ReactNode }) {
  const feature = useApp().features.find(({ id }) => id === of);
  const get = feature?.parts?.[name];
  return feature && get ? (
    <Suspense fallback={fallback}>
      <PartComponent feature={feature} get={get} props={{}} />
    </Suspense>
  ) : null;
}

/** Shows a tool's panel; fetched when it is first opened. */
export function ToolPanel({ tool, open, onClose }: { tool: NamedTool; open: boolean; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <PartComponent feature={tool.feature} get={tool.lazy} props={{ open, onClose }} />
    </Suspense>
  );
}
