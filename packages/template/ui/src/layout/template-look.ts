/** How the template's frame looks. */
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

/** A menu at the side, a navbar that stays, a boxed page. */
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
