import { feature as access } from '@kado/template-access';
import { feature as console } from '@kado/template-console';
import { feature as dashboard } from '@kado/template-dashboard';
import { feature as invoice } from '@kado/template-invoice';
import { feature as roles } from '@kado/template-roles';
import { feature as shell } from '@kado/template-shell';
import { feature as users } from '@kado/template-users';
import type { BootContext } from '../boot/variant.ts';

/** The dashboard template, feature by feature. */
export const features = [shell, invoice, dashboard, users, roles, access, console];

const loadOpen = () => import('../app/open-template.ts');

/** What a session needs besides its page: the backend that runs inside the page, and how the template opens. */
export const modules = [() => import('@kado/mock-data/browser'), loadOpen];

/** Opens the template on the backend inside this page; it never calls /api/v1. */
export async function start(context: BootContext): Promise<void> {
  const { openTemplate } = await loadOpen();
  await openTemplate(context, features);
}
