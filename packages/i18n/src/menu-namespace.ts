/** The namespace with the names of all template features' menu entries and tools. A layout shows them before the features' own translations are fetched. */
export const MENU_NAMESPACE = 'template-menu';
