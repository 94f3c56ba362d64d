import MuiButton from '@mui/material/Button';
import MuiCheckbox from '@mui/material/Checkbox';
import MuiIconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import MuiTextField from '@mui/material/TextField';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { Icon } from '../icons/icon.tsx';
import { Link } from '../parts/link.tsx';

/** Our own component, then MUI's: the browser test compares their computed styles. */
export const pairs = {
  'Pair: contained button': (
    <>
      <Button>Send</Button>
      <MuiButton variant="contained">Send</MuiButton>
    </>
  ),
  'Pair: plain button': (
    <>
      <Button variant="plain">Send</Button>
      <MuiButton variant="outlined">Send</MuiButton>
    </>
  ),
  'Pair: text button': (
    <>
      <Button variant="text">Send</Button>
      <MuiButton>Send</MuiButton>
    </>
  ),
  'Pair: icon button': (
    <>
      <IconButton icon="bell" label="Ours" />
      <MuiIconButton aria-label="MUI's">
        <Icon name="bell" />
      </MuiIconButton>
    </>
  ),
  'Pair: link': (
    <>
      <Link href="#ours">Prices</Link>
      <MuiLink href="#mui">Prices</MuiLink>
    </>
  ),
  'Pair: text field': (
    <>
      <TextField label="First name" hint="As on your card" defaultValue="Ada" />
      <MuiTextField label="First name" helperText="As on your card" defaultValue="Ada" fullWidth />
    </>
  ),
  'Pair: wrong text field': (
    <>
      <TextField label="E-mail" error="Write it whole" defaultValue="ada@" />
      <MuiTextField label="E-mail" error helperText="Write it whole" defaultValue="ada@" fullWidth />
    </>
  ),
  'Pair: checkbox': (
    <>
      <Checkbox defaultChecked>Remember me</Checkbox>
      <MuiCheckbox defaultChecked slotProps={{ input: { 'aria-label': 'Remember me too' } }} />
    </>
  ),
} as const;
