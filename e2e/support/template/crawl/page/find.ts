// Runs inside the page, put together with its neighbours by inject.ts.
import type { ClickTarget, Control, PageState } from '../types.ts';
import { kindOf, nameOf, roleOf } from './names.ts';

const TAGS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"]';
const ROLES_TO_PRESS = ['button', 'tab', 'option', 'switch', 'combobox', 'slider', 'checkbox', 'radio'];
const CONTROLS = [TAGS, '[role^="menuitem"]', ...ROLES_TO_PRESS.map((role) => `[role="${role}"]`)].join();
const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"]';
const LAYER = `${DIALOG}, [role="menu"], [role="listbox"]`;
const SIMILAR_ROWS = 'tbody > tr, dialog ol > li, [role="listbox"] [role="option"]';
/** What changes the whole page, and stays in this browser. */
const LOOKS = ['skin', 'direction', 'menuCollapsed', 'layout', 'language'];

let elementsByKey = new Map<string, HTMLElement>();

/** A control that is drawn by its label (a radio of one pixel) is pressed there. */
function visiblePart(el: Element): Element {
  const { width, height } = el.getBoundingClientRect();
  return (width < 4 || height < 4) && el instanceof HTMLInputElement ? (el.labels?.[0] ?? el) : el;
}

function usable(el: Element): boolean {
  const { width, height } = visiblePart(el).getBoundingClientRect();
  if (width === 0 || height === 0 || !el.checkVisibility({ visibilityProperty: true })) return false;
  if (el.matches(':disabled') || el.closest('[aria-disabled="true"], [inert], [aria-hidden="true"]')) return false;
  return !(el instanceof HTMLInputElement && el.readOnly && roleOf(el) !== 'combobox');
}

function isChosen(el: Element): boolean {
  if (el instanceof HTMLInputElement && el.type === 'radio') return el.checked;
  if (roleOf(el) === 'menuitemradio') return el.getAttribute('aria-checked') === 'true';
  if (el.getAttribute('aria-selected') === 'true') return roleOf(el) === 'tab' || el.closest('[aria-multiselectable]') === null;
  const here = el instanceof HTMLAnchorElement && el.target === '' && el.href === location.href;
  return here || !['', 'false'].includes(el.getAttribute('aria-current') ?? '');
}

/** Of rows that are alike it takes the first and the last, unless every one is asked for. */
function sampled(el: Element): boolean {
  if (window.crawlEvery) return true;
  const row = el.closest(SIMILAR_ROWS);
  const rows = [...(row?.parentElement?.children ?? [])];
  const at = row ? rows.indexOf(row) : 0;
  return rows.length < 4 || at === 0 || at === rows.length - 1;
}

function described(el: HTMLElement, counts: Map<string, number>): Control {
  const layer = el.closest(LAYER);
  const [role, name] = [roleOf(el), nameOf(el)];
  const place = layer ? nameOf(layer).replaceAll(/\d+/g, '#').slice(0, 40) : '';
  // Figures change while one looks: an amount, a count, how long a call took.
  const kind = [role, name.replaceAll(/\d[\d.,]*/g, '#'), ...(place ? [`in “${place}”`] : [])].join(' · ');
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  const key = count === 1 ? kind : `${kind} · ${count}`;
  elementsByKey.set(key, el);
  const part = layer ? 'layer' : el.closest('main') ? 'main' : 'frame';
  return { key, role, name, kind: kindOf(el), chosen: isChosen(el), part, ...(layer?.matches(DIALOG) && { dialog: place }) };
}

export function listControls(): Control[] {
  elementsByKey = new Map();
  const counts = new Map<string, number>();
  const found = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
  return found.filter((el) => usable(el) && sampled(el)).map((el) => described(el, counts));
}

export function find(key: string): HTMLElement | undefined {
  listControls();
  return elementsByKey.get(key);
}

/** What was aimed at last: while one points at it, it may get another name. */
export let lastLocated: HTMLElement | undefined;

export function locate(key: string): ClickTarget | undefined {
  const el = find(key);
  lastLocated = el;
  if (!el) return undefined;
  const target = visiblePart(el);
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // A link of two lines has a middle that is not its own.
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const covered = !(hit && (target.contains(hit) || (hit.contains(el) && hit.localName === 'label')));
  return { x, y, kind: kindOf(el), covered, toggles: /checkbox|radio|switch/.test(roleOf(el)), chosen: isChosen(el) };
}

export const openLayers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(LAYER)].filter((el) => el.checkVisibility({ visibilityProperty: true }));

const idxOf = () => (history.state as { idx?: number } | null)?.idx ?? 0;

export function pageState(): PageState {
  const look = [...LOOKS.map((key) => localStorage.getItem(key)), sessionStorage.getItem('lens')].join(' ');
  return { href: location.href, idx: idxOf(), layers: openLayers().length, look };
}

/** Escape where something is open, else the history where the router kept the way, else the address itself. */
export function stepBack(to: PageState): 'there' | 'escape' | 'moved' | 'changed' {
  const top = openLayers().at(-1);
  if (openLayers().length > to.layers && top) {
    if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>('button, a[href], input, [tabindex]')?.focus();
    return 'escape';
  }
  if (pageState().look !== to.look) return 'changed';
  if (location.href === to.href) return 'there';
  // A link to a place on the page made an entry that the router knows nothing of.
  if (history.state === null) history.back();
  else if (idxOf() > to.idx) history.go(to.idx - idxOf());
  else {
    history.replaceState(history.state, '', to.href);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }
  return 'moved';
}
