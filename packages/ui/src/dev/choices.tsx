import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';

/** Controls that choose. */
export const choices = {
  Checkbox: (
    <>
      <FormControlLabel control={<Checkbox />} label="Empty" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Chosen" />
      <FormControlLabel control={<Checkbox indeterminate />} label="Mixed" />
      <FormControlLabel control={<Checkbox disabled />} label="Off" />
    </>
  ),
  Radio: (
    <FormControl>
      <FormLabel id="speed">Speed</FormLabel>
      <RadioGroup row defaultValue="fast" aria-labelledby="speed" name="speed">
        <FormControlLabel value="fast" control={<Radio />} label="Fast" />
        <FormControlLabel value="cheap" control={<Radio />} label="Cheap" />
      </RadioGroup>
    </FormControl>
  ),
  Rating: <Rating name="rating" defaultValue={3} />,
  Slider: <Slider defaultValue={40} aria-label="Share" />,
  Switch: (
    <>
      <FormControlLabel control={<Switch />} label="Off" />
      <FormControlLabel control={<Switch defaultChecked />} label="On" />
    </>
  ),
};
