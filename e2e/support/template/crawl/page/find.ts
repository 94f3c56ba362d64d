// Runs inside the page: inject.ts joins the files of this folder into one script.
import type { ClickTarget, Control, PageState } from '../types.ts';
import { kindOf, nameOf, roleOf } from './names.ts';

const TAGS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [contenteditable="true"]';
const ROLES_TO_PRESS = ['button', 'tab', 'option', 'switch', 'combobox', 'slider', 'checkbox', 'radio'];
const CONTROLS = [TAGS, '[role^="menuitem"]', ...ROLES_TO_PRESS.map((role) => `[role="${role}"]`)].join();
const DIALOG = 'dialog, [role="dialog"], [role="alertdialog"]';
const LAYER = `${DIALOG}, [role="menu"], [role="listbox"]`;
const ROWS = 'tbody > tr, [role="listbox"] [role="option"]';
/** Cards; four or more cards with the same class count as similar. */
const CARDS = 'main :is(section, ul) > :is(div, li)';
/** Rows of a log, which grows with every call, so after a reload a row can only be identified by its position. */
const LOG_ROWS = ':is(dialog, [role="dialog"]) ol > li';
/** Stored settings that change how the whole page looks. */
const LOOK_KEYS = ['skin', 'direction', 'menuCollapsed', 'layout', 'language'];

let elementsByKey = new Map<string, HTMLElement>();

/** A visually hidden input (a radio of one pixel) is clicked through its label. */
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

/** Whether a control is crawled. Of similar rows and cards only the first and the last are, unless EVERY is set; of a log always only these. */
function sampled(el: Element): boolean {
  const row = el.closest(window.crawlEvery ? LOG_ROWS : `${ROWS}, ${CARDS}, ${LOG_ROWS}`);
  const siblings = [...(row?.parentElement?.children ?? [])];
  const rows = row?.matches(CARDS) ? siblings.filter(({ className }) => className === row.className) : siblings;
  const isEnd = row === null || row === rows.at(0) || row === rows.at(-1);
  return isEnd || (rows.length < 4 && !row.matches(LOG_ROWS));
}

/** The control's name for its key, without numbers (amounts, counts, durations), because these change over time. */
function stableName(el: Element): string {
  const row = el.closest(LOG_ROWS);
  if (row) return row.nextElementSibling && !row.previousElementSibling ? 'in the newest row' : 'in the oldest row';
  return nameOf(el).replaceAll(/\d[\d.,]*/g, '#');
}

function described(el: HTMLElement, counts: Map<string, number>): Control {
  const layer = el.closest(LAYER);
  const [role, name] = [roleOf(el), nameOf(el)];
  const place = layer ? nameOf(layer).replaceAll(/\d+/g, '#').slice(0, 40) : '';
  const kind = [role, stableName(el), ...(place ? [`in “${place}”`] : [])].join(' · ');
  const count = (counts.get(kind) ?? 0) + 1;
  counts.set(kind, count);
  const key = count === 1 ? kind : `${kind} · ${count}`;
  elementsByKey.set(key, el);
  const part = layer ? 'layer' : el.closest('main') ? 'main' : 'frame';
  const inPanel = el.closest('main [role="tabpanel"]') !== null;
  return {
    key,
    role,
    name,
    kind: kindOf(el),
    chosen: isChosen(el),
    part,
    inPanel,
    ...(layer?.matches(DIALOG) && { dialog: place }),
  };
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

/** The element located last. It is kept because hovering may change its name, so that its key would no longer find it. */
export let lastLocated: HTMLElement | undefined;

export function locate(key: string): ClickTarget | undefined {
  const keys = listControls().map((control) => control.key);
  const el = elementsByKey.get(key);
  lastLocated = el;
  if (!el) return undefined;
  const target = visiblePart(el);
  target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  // The centre of a link that wraps over two lines may lie outside it, so take its first line.
  const [box = target.getBoundingClientRect()] = target.getClientRects();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const hit = document.elementFromPoint(x, y);
  const covered = !(hit && (target.contains(hit) || (hit.contains(el) && hit.localName === 'label')));
  return { x, y, kind: kindOf(el), covered, toggles: /checkbox|radio|switch/.test(roleOf(el)), chosen: isChosen(el), keys };
}

export const openLayers = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(LAYER)].filter((el) => el.checkVisibility({ visibilityProperty: true }));

const idxOf = () => (history.state as { idx?: number } | null)?.idx ?? 0;

export function pageState(): PageState {
  const look = [...LOOK_KEYS.map((key) => localStorage.getItem(key)), sessionStorage.getItem('lens')].join(' ');
  return { href: location.href, idx: idxOf(), layers: openLayers().length, look };
}

export const listControlsAt = (href: string): Control[] | undefined => (pageState().href === href ? listControls() : undefined);

/** Takes one step back to a state: Escape if a layer is open, else the router's history, else the address itself. */
export function stepBack(to: PageState): 'arrived' | 'escape' | 'moved' | 'changed' {
  const top = openLayers().at(-1);
  if (openLayers().length > to.layers && top) {
    if (!top.contains(document.activeElement)) top.querySelector<HTMLElement>('button, a[href], input, [tabindex]')?.focus();
    return 'escape';
  }
  if (pageState().look !== to.look) return 'changed';
  if (location.href === to.href) return 'arrived';
  // A link to an anchor on the page created a history entry that the router does not know.
  if (history.state === null) history.back();
  else if (idxOf() > to.idx) history.go(to.idx - idxOf());
  else {
    history.replaceState(history.state, '', to.href);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }
  return 'moved';
}
