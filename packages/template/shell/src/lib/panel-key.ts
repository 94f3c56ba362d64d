import type { NamedTool } from '@kado/template-kit';

/** A tool's key among the panels. */
export const keyOf = ({ feature, key }: Pick<NamedTool, 'feature' | 'key'>): string => `${feature.id}:${key}`;
