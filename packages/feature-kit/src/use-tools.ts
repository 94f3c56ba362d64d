import { useTranslation } from '@kado/i18n';
import { useApp } from './app-context.ts';
import { can } from './can.ts';
import type { Feature, Tool } from './define.ts';
import { useOwnAbility } from './viewer.ts';
import { wordOf } from './word-of.ts';

/** A tool with the feature it comes from and its name in the reader's language. */
export type NamedTool = Tool & { feature: Feature; label: string };

/** The tools that the registered features lend to the shell and this person may use. */
export function useTools(): NamedTool[] {
  const { i18n } = useTranslation();
  const own = useOwnAbility();
  return useApp().features.flatMap((feature) =>
    (feature.tools ?? [])
      .filter(({ needs }) => !needs || can(own, needs))
      .map((tool) => ({ ...tool, feature, label: wordOf(i18n, feature.id, tool.key) })),
  );
}
