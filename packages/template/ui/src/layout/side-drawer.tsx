import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';

/** The menu as a drawer over the page, below 1200 px; its code loads when it is first opened. */
export function SideDrawer({
  open,
  onClose,
  label,
  children,
}: {
  open: boolean;
  onClose: () => void;
  label: string;
  children: ReactNode;
}) {
  return (
    <Drawer open={open} onClose={onClose} slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': label } }}>
      {children}
    </Drawer>
  );
}
