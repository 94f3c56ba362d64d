import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ToolPanel, useTools } from '@kado/template-kit';
import { CUSTOMIZER } from '../lib/doors.ts';
import { keyOf } from '../lib/panel-key.ts';

const Customizer = lazy(async () => ({ default: (await import('../customizer/customizer.tsx')).Customizer }));
const SearchDialog = lazy(async () => ({ default: (await import('../search/search-dialog.tsx')).SearchDialog }));

/** Something that is fetched when it is first opened, and stays. */
function Once({ open, children }: { open: boolean; children: ReactNode }) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  return wanted ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** The customizer or a tool at the end of the page, and the search over it. */
export function Panels({
  panel,
  searching,
  onClose,
  onFound,
}: {
  panel: string | undefined;
  searching: boolean;
  onClose: () => void;
  onFound: () => void;
}) {
  const tools = useTools();
  return (
    <>
      <Once open={panel === CUSTOMIZER}>
        <Customizer open={panel === CUSTOMIZER} onClose={onClose} />
      </Once>
      {tools.map((tool) => (
        <Once key={keyOf(tool)} open={panel === keyOf(tool)}>
          <ToolPanel tool={tool} open={panel === keyOf(tool)} onClose={onClose} />
        </Once>
      ))}
      <Once open={searching}>
        <SearchDialog open={searching} onClose={onFound} />
      </Once>
    </>
  );
}
