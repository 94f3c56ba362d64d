import { useState, type ReactNode } from 'react';
import { ToolPanel, useTools } from '@kado/template-kit';
import { lazyComponent } from '@kado/ui';
import { CUSTOMIZER } from '../lib/shell-actions.ts';
import { keyOf } from '../lib/panel-key.ts';

const Customizer = lazyComponent(async () => (await import('./customizer.tsx')).Customizer);
const SearchDialog = lazyComponent(async () => (await import('./search-dialog.tsx')).SearchDialog);

/** Mounts its children when they are first opened. */
function MountOnce({ open, children }: { open: boolean; children: ReactNode }) {
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  return opened && children;
}

/** The panels at the end of the page (the customizer and the tools), and the search dialog. */
export function Panels({
  panel,
  searching,
  onClose,
  onSearchClose,
}: {
  panel: string | undefined;
  searching: boolean;
  onClose: () => void;
  onSearchClose: () => void;
}) {
  const tools = useTools();
  return (
    <>
      <MountOnce open={panel === CUSTOMIZER}>
        <Customizer open={panel === CUSTOMIZER} onClose={onClose} />
      </MountOnce>
      {tools.map((tool) => (
        <MountOnce key={keyOf(tool)} open={panel === keyOf(tool)}>
          <ToolPanel tool={tool} open={panel === keyOf(tool)} onClose={onClose} />
        </MountOnce>
      ))}
      <MountOnce open={searching}>
        <SearchDialog open={searching} onClose={onSearchClose} />
      </MountOnce>
    </>
  );
}
