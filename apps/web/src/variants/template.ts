import { feature as access } from '@kado/template-access';
import { feature as console } from '@kado/template-console';
import { feature as dashboard } from '@kado/template-dashboard';
import { feature as invoice } from '@kado/template-invoice';
import { feature as roles } from '@kado/template-roles';
import { feature as shell } from '@kado/template-shell';
import { feature as users } from '@kado/template-users';
import type { BootContext, VariantModule } from '../boot/variant.ts';

const features = [shell, invoice, dashboard, users, roles, access, console];

const loadOpen = () => import('../app/open-template.ts');

async function start(context: BootContext): Promise<void> {
  const { openTemplate } = await loadOpen();
  await openTemplate(context, features);
}

/** The dashboard template, with the mock backend in the page; it never calls /api/v1. It also needs the backend and the code that opens the template. */
export const template: VariantModule = { features, modules: [() => import('@kado/mock-data/browser'), loadOpen], start };
