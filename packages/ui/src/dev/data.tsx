import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Badge from '@mui/material/Badge';
import Chip from '@mui/material/Chip';
import CircularProgress from '@mui/material/CircularProgress';
import Divider from '@mui/material/Divider';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/icon.tsx';
import styles from './gallery.module.css';

const SEVERITIES = ['success', 'info', 'warning', 'error'] as const;
const ROWS = [
  ['Ada', '5,000'],
  ['Kofi', '1,250'],
] as const;

/** Components that show data and states. */
export const data = {
  Alert: SEVERITIES.map((severity) => (
    <Alert key={severity} severity={severity} className={styles.wide ?? ''}>
      Something of the kind {severity}
    </Alert>
  )),
  Avatar: (
    <>
      <Avatar>AO</Avatar>
      <Avatar variant="rounded">KM</Avatar>
    </>
  ),
  Badge: (
    <Badge badgeContent={4}>
      <Icon name="bell" />
    </Badge>
  ),
  Chip: (
    <>
      <Chip label="Draft" />
      <Chip label="Outlined" variant="outlined" onDelete={() => undefined} />
      <Chip label="Primary" color="primary" onClick={() => undefined} />
      {SEVERITIES.map((color) => (
        <Chip key={color} label={color} color={color} />
      ))}
    </>
  ),
  Divider: <Divider className={styles.wide ?? ''} />,
  LinearProgress: <LinearProgress variant="determinate" value={40} className={styles.wide ?? ''} aria-label="Upload" />,
  CircularProgress: <CircularProgress variant="determinate" value={70} aria-label="Upload" />,
  List: (
    <List className={styles.wide ?? ''} component="div">
      <ListItemButton selected>
        <ListItemIcon>
          <Icon name="home" size={20} />
        </ListItemIcon>
        <ListItemText primary="Home" secondary="Where it starts" />
      </ListItemButton>
      <ListItemButton>
        <ListItemText primary="Orders" />
      </ListItemButton>
    </List>
  ),
  Skeleton: (
    <>
      <Skeleton width="100%" />
      <Skeleton variant="circular" width={40} height={40} />
      <Skeleton variant="rounded" width={120} height={40} />
    </>
  ),
  Table: (
    <Table>
      <TableHead>
        <TableRow>
          <TableCell>Who</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {ROWS.map(([name, amount]) => (
          <TableRow key={name} hover selected={name === 'Ada'}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{amount}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  Typography: (['h1', 'h2', 'h3', 'body1', 'body2', 'caption', 'overline'] as const).map((variant) => (
    <Typography key={variant} variant={variant} component="p" className={styles.wide ?? ''}>
      {variant}: Send ₦5,000 to Ada
    </Typography>
  )),
};
