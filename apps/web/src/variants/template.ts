import { feature as access } from '@kado/template-access';
import { feature as console } from '@kado/template-console';
import { feature as dashboard } from '@kado/template-dashboard';
import { feature as invoice } from '@kado/template-invoice';
import { feature as roles } from '@kado/template-roles';
import { feature as shell } from '@kado/template-shell';
import { feature as users } from '@kado/template-users';
import type { BootContext } from '../boot/boot.ts';

/** The dashboard template, feature by feature. */
export const features = [shell, invoice, dashboard, users, roles, access, console];

/** What a session needs besides its page: the backend that runs inside the page. */
export const modules = [() => import('@kado/mock-data/browser')];

/** Opens the template on the backend inside this page; it never calls /api/v1. */
export async function start(context: BootContext): Promise<void> {
  const { openTemplate } = await import('../app/open-template.ts');
  await openTemplate(context, features);
}
