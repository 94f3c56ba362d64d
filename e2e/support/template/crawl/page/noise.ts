// Runs inside the page, put together with its neighbours by inject.ts.
import { lastLocated, find } from './find.ts';

/** What is pressed now, the menu it stands in, and what opened that. */
export type Pressed = { control: HTMLElement; menu: Element | null; opener: Element | null };

export function pressedOf(key: string): Pressed | undefined {
  const control = lastLocated?.isConnected ? lastLocated : find(key);
  if (!control) return undefined;
  const menu = control.closest('[role="menu"], [role="listbox"]');
  const opener =
    menu && (document.querySelector(`[aria-controls="${menu.id || '-'}"]`) ?? document.querySelector('[aria-expanded="true"]'));
  return { control, menu, opener };
}

const isTip = (node: Node) => node instanceof Element && node.localName === 'span' && node.getAttribute('aria-hidden') === 'true';
const isStyle = (node: Node) => node instanceof Element && /^(?:style|link|script)$/.test(node.localName);

/** A menu's entry has to do more than to close the menu. */
function onlyCloses({ type, target, removedNodes, addedNodes }: MutationRecord, { menu, opener }: Pressed): boolean {
  if (!menu) return false;
  if (target instanceof Element && (target === menu || menu.contains(target) || target.contains(menu)))
    return type === 'attributes';
  if (type === 'attributes') {
    const inBody = target === document.body || target.parentNode === document.body;
    return inBody || target === opener || !document.contains(menu);
  }
  return addedNodes.length === 0 && [...removedNodes].every((node) => node === menu || node.contains(menu) || isTip(node));
}

/** Changes that say nothing about what was pressed: tooltips, focus rings, the closing of a menu. */
export function isNoise(record: MutationRecord, pressed: Pressed | undefined): boolean {
  const { type, target, attributeName, oldValue, addedNodes, removedNodes } = record;
  if (target instanceof Element && target.closest('head, [role="tooltip"]')) return true;
  const isSmall = (node: Node) => isStyle(node) || (target === document.body && isTip(node));
  if (type === 'childList' && [...addedNodes, ...removedNodes].every(isSmall)) return true;
  if (type === 'attributes' && target instanceof Element && attributeName) {
    const now = target.getAttribute(attributeName);
    if (now === oldValue || attributeName === 'aria-describedby') return true;
    const plain = (text: string | null) => (text ?? '').replaceAll(/\s?Mui-focusVisible/g, '');
    if (attributeName === 'class' && plain(now) === plain(oldValue)) return true;
  }
  return pressed !== undefined && onlyCloses(record, pressed);
}

/** A focus that goes elsewhere is a change; one that goes back from a closed menu is none. */
export function isNewFocus(target: EventTarget | null, { control, opener, menu }: Pressed): boolean {
  if (!(target instanceof Element) || target === opener || target === document.body) return false;
  return !control.contains(target) && !target.contains(control) && !menu?.contains(target);
}
