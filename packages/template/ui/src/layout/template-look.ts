/** The look of the template's frame. */
export type TemplateLook = {
  menu: 'vertical' | 'horizontal';
  menuCollapsed: boolean;
  menuHidden: boolean;
  contentWidth: 'boxed' | 'full';
  navbar: 'floating' | 'sticky' | 'static' | 'hidden';
  navbarColor: 'ground' | 'slate' | 'ink' | 'primary' | 'teal' | 'cobalt' | 'plum' | 'persimmon';
  footer: 'sticky' | 'static' | 'hidden';
  rowHeight: 'small' | 'normal' | 'tall';
};

/** A menu at the side, a sticky navbar, a boxed page. */
export const PLAIN: TemplateLook = {
  menu: 'vertical',
  menuCollapsed: false,
  menuHidden: false,
  contentWidth: 'boxed',
  navbar: 'sticky',
  navbarColor: 'ground',
  footer: 'static',
  rowHeight: 'normal',
};
