import { createElement, type ComponentType, type ReactNode } from 'react';
import { useApp, type Feature } from '@kado/feature-kit';
import { lazyComponent } from '@kado/ui';
import type { NamedTool } from './use-tools.ts';

type Get<Props> = () => Promise<{ Component: ComponentType<Props> }>;
type WithFallback = { fallback?: ReactNode };

const parts = new Map<unknown, unknown>();

const Fallback = ({ fallback }: WithFallback) => fallback;

/** A part of a feature, which also loads the feature's texts. */
function partOf<Props extends object>(
  { id, locales }: Feature,
  get: Get<Props>,
  loadNamespace: (feature: string) => Promise<void>,
): ComponentType<Props & WithFallback> {
  if (!parts.has(get)) {
    const fetchPart = async () => (await Promise.all([get(), locales ? loadNamespace(id) : undefined]))[0].Component;
    parts.set(get, lazyComponent<Props & WithFallback>(fetchPart, Fallback));
  }
  return parts.get(get) as ComponentType<Props & WithFallback>;
}

/** Shows a named part of another feature, and `fallback` while it loads; nothing if that feature is not registered. */
export function FeaturePart({ of, name, fallback = null }: { of: string; name: string; fallback?: ReactNode }) {
  const { features, loadNamespace } = useApp();
  const feature = features.find(({ id }) => id === of);
  const get = feature?.parts?.[name];
  return feature && get ? createElement(partOf(feature, get, loadNamespace), { fallback }) : null;
}

/** Shows a tool's panel; fetched when it is first opened. */
export function ToolPanel({ tool, open, onClose }: { tool: NamedTool; open: boolean; onClose: () => void }) {
  const { loadNamespace } = useApp();
  return createElement(partOf(tool.feature, tool.lazy, loadNamespace), { open, onClose });
}
