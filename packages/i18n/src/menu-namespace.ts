/** Names of all template features' menu entries and tools, for a layout that shows them before those features' own words are fetched. */
export const MENU_NAMESPACE = 'template-menu';
