import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Drawer from '@mui/material/Drawer';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import Snackbar from '@mui/material/Snackbar';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { Icon } from '../icons/icon.tsx';

type OpenerProps = { name: string; children: (anchor: HTMLElement | null, close: () => void) => ReactNode };

function Opener({ name, children }: OpenerProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button variant="outlined" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Open the {name}
      </Button>
      {children(anchor, () => setAnchor(null))}
    </>
  );
}

/** Overlays. */
export const overlays = {
  Dialog: (
    <Opener name="dialog">
      {(anchor, close) => (
        <Dialog open={anchor !== null} onClose={close} aria-labelledby="dialog-title">
          <DialogTitle id="dialog-title">Remove the top-up?</DialogTitle>
          <DialogContent>
            <DialogContentText>₦5,000 to Ada leaves the cart.</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button variant="outlined" onClick={close}>
              Keep it
            </Button>
            <Button variant="contained" onClick={close}>
              Remove
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Opener>
  ),
  Drawer: (
    <Opener name="drawer">
      {(anchor, close) => (
        <Drawer
          anchor="right"
          open={anchor !== null}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Filters' } }}
        >
          <Typography>Filters</Typography>
        </Drawer>
      )}
    </Opener>
  ),
  Menu: (
    <Opener name="menu">
      {(anchor, close) => (
        <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
          <MenuItem selected>Profile</MenuItem>
          <MenuItem>Sign out</MenuItem>
        </Menu>
      )}
    </Opener>
  ),
  Popover: (
    <Opener name="popover">
      {(anchor, close) => (
        <Popover
          open={anchor !== null}
          anchorEl={anchor}
          onClose={close}
          slotProps={{ paper: { role: 'dialog', 'aria-label': 'Details' } }}
        >
          <Typography>496.76 USD left</Typography>
        </Popover>
      )}
    </Opener>
  ),
  Snackbar: (
    <Opener name="snackbar">
      {(anchor, close) => <Snackbar open={anchor !== null} onClose={close} message="Put in the cart" />}
    </Opener>
  ),
  SpeedDial: (
    <SpeedDial ariaLabel="New" icon={<Icon name="plus" />} direction="right">
      <SpeedDialAction icon={<Icon name="invoice" />} slotProps={{ tooltip: { title: 'Invoice' } }} />
    </SpeedDial>
  ),
  Tooltip: (
    <Tooltip title="Only admins">
      <Button variant="outlined">Delete</Button>
    </Tooltip>
  ),
};
