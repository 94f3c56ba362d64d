// Runs inside the page: inject.ts joins the files of this folder into one script.
import { lastLocated, find } from './find.ts';

/** The control being pressed, the menu that contains it, and the button that opened the menu. */
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

/** Whether a change only closes the menu: a menu item must do more than that. */
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

/** Whether a change is unrelated to the pressed control: tooltips, focus rings, a menu that closes. */
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

/** Whether the focus moved elsewhere. Focus that returns from a closed menu does not count. */
export function isNewFocus(target: EventTarget | null, { control, opener, menu }: Pressed): boolean {
  if (!(target instanceof Element) || target === opener || target === document.body) return false;
  return !control.contains(target) && !target.contains(control) && !menu?.contains(target);
}
