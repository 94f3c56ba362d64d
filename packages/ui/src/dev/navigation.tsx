import AppBar from '@mui/material/AppBar';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Pagination from '@mui/material/Pagination';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/icon.tsx';
import styles from './gallery.module.css';

/** Navigation. */
export const navigation = {
  AppBar: (
    <AppBar position="static" component="div">
      <Toolbar>
        <Typography variant="h6" component="p">
          Kado
        </Typography>
      </Toolbar>
    </AppBar>
  ),
  BottomNavigation: (
    <BottomNavigation showLabels value={0} className={styles.wide ?? ''}>
      <BottomNavigationAction label="Home" icon={<Icon name="home" />} />
      <BottomNavigationAction label="Orders" icon={<Icon name="history" />} />
    </BottomNavigation>
  ),
  Breadcrumbs: (
    <Breadcrumbs aria-label="Breadcrumbs">
      <Link href="#home" color="inherit" underline="hover">
        Home
      </Link>
      <Link href="#apps" color="inherit" underline="hover">
        Apps
      </Link>
      <Typography>Invoices</Typography>
    </Breadcrumbs>
  ),
  Link: <Link href="#prices">What it costs</Link>,
  Pagination: <Pagination count={9} page={3} />,
  Stepper: (
    <Stepper activeStep={1} className={styles.wide ?? ''}>
      {['Cart', 'Pay', 'Done'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
  Tabs: (
    <Tabs value="account" aria-label="Settings" className={styles.wide ?? ''}>
      <Tab value="account" label="Account" icon={<Icon name="user" size={16} />} iconPosition="start" />
      <Tab value="billing" label="Billing" />
    </Tabs>
  ),
};
