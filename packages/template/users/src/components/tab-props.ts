import type { TemplateUser, UserDetails } from '@kado/contracts/template';

/** What a tab shows. */
export type TabProps = { user: TemplateUser; details: UserDetails };
