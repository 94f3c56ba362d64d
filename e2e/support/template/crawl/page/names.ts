// Runs inside the page: inject.ts joins the files of this folder into one script.
import type { Kind } from '../types.ts';

const KINDS: Record<string, Kind> = { textbox: 'type', searchbox: 'type', spinbutton: 'type', slider: 'slide', date: 'date' };
const ROLES: Record<string, string> = { a: 'link', summary: 'button', select: 'combobox', textarea: 'textbox' };
const INPUTS: Record<string, string> = { checkbox: 'checkbox', radio: 'radio', range: 'slider', number: 'spinbutton' };
const SIMPLE = new Set(['submit', 'button', 'reset', 'file', 'date', 'color']);

const collapseSpaces = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
/** The text that a screen reader reads. Text hidden from it (tooltips) changes on hover and is left out. */
function read(el: Element | null): string {
  if (!el) return '';
  const texts: string[] = [];
  const walker = document.createTreeWalker(el, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('[aria-hidden="true"]')) texts.push(node.nodeValue ?? '');
  return texts.join('');
}

const textOf = (ids: string | null) => (ids ?? '').split(' ').map((id) => read(document.getElementById(id)));

/** The element's ARIA role. */
export function roleOf(el: Element): string {
  const given = el.getAttribute('role');
  if (given) return given;
  if (!(el instanceof HTMLInputElement))
    return ROLES[el.localName] ?? (el.hasAttribute('contenteditable') ? 'textbox' : el.localName);
  return INPUTS[el.type] ?? (SIMPLE.has(el.type) ? el.type : 'textbox');
}

/** How the crawler operates the control. */
export function kindOf(el: Element): Kind {
  if (el instanceof HTMLSelectElement) return 'choose';
  if (el instanceof HTMLInputElement && roleOf(el) === 'combobox') return el.readOnly ? 'press' : 'type';
  return KINDS[roleOf(el)] ?? 'press';
}

/** An approximation of the accessible name, good enough to find the control again. */
export function nameOf(el: Element): string {
  const labels = 'labels' in el ? [...((el as HTMLInputElement).labels ?? [])].map(read) : [];
  const pictures = [...el.querySelectorAll('img[alt]')].map((image) => image.getAttribute('alt'));
  const own = el.matches('select, textarea') ? '' : read(el);
  const hint = el.getAttribute('title') ?? el.getAttribute('placeholder');
  const labelled = [textOf(el.getAttribute('aria-labelledby')).join(' '), el.getAttribute('aria-label'), labels.join(' '), own];
  const found = [...labelled, pictures.join(' '), hint].map(collapseSpaces).find(Boolean);
  return (found ?? '').slice(0, 80);
}
