import Autocomplete from '@mui/material/Autocomplete';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';

const COUNTRIES = ['Ghana', 'Kenya', 'Nigeria'];

/** Fields. */
export const fields = {
  TextField: <TextField label="City" placeholder="Lagos" helperText="Where the shop is" fullWidth />,
  'TextField, other variants': (
    <>
      <TextField label="Filled" variant="filled" defaultValue="Lagos" fullWidth />
      <TextField label="Several lines" multiline rows={2} defaultValue="Line one" fullWidth />
      <TextField label="Off" disabled defaultValue="Lagos" fullWidth />
    </>
  ),
  Select: (
    <FormControl fullWidth>
      <InputLabel id="country">Country</InputLabel>
      <Select labelId="country" defaultValue="Kenya">
        {COUNTRIES.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  ),
  Autocomplete: (
    <Autocomplete
      fullWidth
      options={COUNTRIES}
      defaultValue="Ghana"
      renderInput={(params) => <TextField {...params} label="Country" />}
    />
  ),
};
