import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Paper from '@mui/material/Paper';
import SnackbarContent from '@mui/material/SnackbarContent';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/icon.tsx';
import styles from './gallery.module.css';

/** Surfaces that hold other content. */
export const surfaces = {
  Accordion: (
    <div className={styles.wide}>
      {['Fees', 'Limits'].map((name, at) => (
        <Accordion key={name} defaultExpanded={at === 0}>
          <AccordionSummary expandIcon={<Icon name="down" size={20} />}>{name}</AccordionSummary>
          <AccordionDetails>What is to be known about {name}</AccordionDetails>
        </Accordion>
      ))}
    </div>
  ),
  Card: (
    <Card className={styles.wide ?? ''}>
      <CardHeader title="Balance" />
      <CardContent>
        <Typography>496.76 USD</Typography>
      </CardContent>
      <CardActions>
        <Button variant="contained">Add money</Button>
      </CardActions>
    </Card>
  ),
  Paper: (
    <>
      {([0, 1, 8] as const).map((elevation) => (
        <Paper key={elevation} elevation={elevation}>
          <Typography>Elevation {elevation}</Typography>
        </Paper>
      ))}
    </>
  ),
  SnackbarContent: <SnackbarContent message="Put in the cart" action={<Button color="inherit">Undo</Button>} />,
};
