import type { TemplateUser, UserDetails } from '@kado/contracts/template';

/** Props of a tab. */
export type TabProps = { user: TemplateUser; details: UserDetails };
