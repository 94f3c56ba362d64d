import { useTranslation } from '@kado/i18n';
import { can, useApp, useOwnAbility, wordOf, type Feature, type Tool } from '@kado/feature-kit';

/** A tool with its feature and its localized name. */
export type NamedTool = Tool & { feature: Feature; label: string };

/** The tools of the registered features that this user may use. */
export function useTools(): NamedTool[] {
  const { i18n } = useTranslation();
  const own = useOwnAbility();
  return useApp().features.flatMap((feature) =>
    (feature.tools ?? [])
      .filter(({ needs }) => !needs || can(own, needs))
      .map((tool) => ({ ...tool, feature, label: wordOf(i18n, feature.id, tool.key) })),
  );
}
