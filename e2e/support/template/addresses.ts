import { addresses } from '../addresses.ts';
import { routesOf } from '../routes.ts';

const SAMPLES = {
  '/apps/invoice/preview/:id': '/apps/invoice/preview/5036',
  '/apps/invoice/edit/:id': '/apps/invoice/edit/5036',
  '/apps/invoice/print/:id': '/apps/invoice/print/5036',
  '/apps/user/view/:id': '/apps/user/view/2',
};

/** The template's addresses. */
export const addressesOfTemplate = () => addresses(routesOf('template'), SAMPLES);
