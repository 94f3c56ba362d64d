import { redirect } from 'react-router';

/** Where the template starts until it has its dashboard. */
export const START = '/apps/invoice/list';

export const loader = () => redirect(START);

export const Component = () => null;
