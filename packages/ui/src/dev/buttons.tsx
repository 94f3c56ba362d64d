import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Fab from '@mui/material/Fab';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Icon } from '../icons/icon.tsx';

const COLORS = ['primary', 'secondary', 'success', 'error', 'warning', 'info', 'inherit'] as const;
const VARIANTS = ['contained', 'outlined', 'text'] as const;

/** Buttons. */
export const buttons = {
  Button: VARIANTS.flatMap((variant) =>
    COLORS.map((color) => (
      <Button key={variant + color} variant={variant} color={color}>
        {color}
      </Button>
    )),
  ),
  'Button, small and disabled': VARIANTS.flatMap((variant) => [
    <Button key={variant} variant={variant} size="small" startIcon={<Icon name="plus" size={16} />}>
      Add
    </Button>,
    <Button key={`${variant}-off`} variant={variant} disabled>
      Off
    </Button>,
  ]),
  ButtonGroup: (
    <ButtonGroup>
      <Button>Copy</Button>
      <Button>Paste</Button>
    </ButtonGroup>
  ),
  IconButton: (
    <>
      <IconButton aria-label="Settings">
        <Icon name="settings" />
      </IconButton>
      <IconButton aria-label="Remove" color="error">
        <Icon name="trash" />
      </IconButton>
    </>
  ),
  Fab: (
    <>
      <Fab aria-label="Write">
        <Icon name="edit" />
      </Fab>
      <Fab color="primary" variant="extended">
        Send
      </Fab>
    </>
  ),
  ToggleButtonGroup: (
    <ToggleButtonGroup exclusive value="month" aria-label="Period">
      <ToggleButton value="week">Week</ToggleButton>
      <ToggleButton value="month">Month</ToggleButton>
    </ToggleButtonGroup>
  ),
};
