import { useTools } from '@kado/template-kit';
import { useTranslation } from '@kado/i18n';
import { IconButton } from '@kado/ui';
import { Tooltip } from '@kado/template-ui';
import { CUSTOMIZER, useShellActions } from '../lib/shell-actions.ts';
import { iconOf } from '../lib/menu.ts';
import { keyOf } from '../lib/panel-key.ts';
import styles from './navbar.module.css';

/** Opens a panel at the end of the page, or closes it. */
function PanelButton({ name, icon, panel }: { name: string; icon: string; panel: string }) {
  const actions = useShellActions();
  const on = actions.panel === panel;
  return (
    <Tooltip title={name}>
      <IconButton
        className={on ? styles.on : undefined}
        icon={iconOf(icon)}
        label={name}
        aria-expanded={on}
        onClick={() => actions.togglePanel(panel)}
      />
    </Tooltip>
  );
}

/** The customizer's button. */
export function CustomizerButton() {
  const { t } = useTranslation('template-shell');
  return <PanelButton name={t('customizer.title')} icon="settings" panel={CUSTOMIZER} />;
}

/** A button for each tool that the features register. */
export function ToolButtons() {
  return useTools().map((tool) => <PanelButton key={keyOf(tool)} name={tool.label} icon={tool.icon} panel={keyOf(tool)} />);
}
