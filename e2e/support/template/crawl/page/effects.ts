// Runs inside the page: inject.ts joins the files of this folder into one script.
import { find, openLayers } from './find.ts';
import { kindOf } from './names.ts';
import { isNewFocus, isNoise, pressedOf, type Pressed } from './noise.ts';

let pressed: Pressed | undefined;
let valueBefore: unknown;
let startHref = '';
let firstChange: string | undefined;
/** The number of running requests and database transactions of the sample data; a page may reload itself when its data is written. */
let pendingWork = 0;
let lastChangeAt = 0;

const valueOf = (el: HTMLElement): unknown =>
  el instanceof HTMLInputElement && /checkbox|radio/.test(el.type) ? el.checked : 'value' in el ? el.value : el.textContent;

/** Records a change that a user could observe. */
export function recordChange(what: string): void {
  lastChangeAt = performance.now();
  if (pressed) firstChange ??= what;
}

export function startRecording(key: string): boolean {
  firstChange = undefined;
  pressed = pressedOf(key);
  valueBefore = pressed && valueOf(pressed.control);
  startHref = location.href;
  return pressed !== undefined;
}

export const focusControl = (): void => pressed?.control.focus();

/** Sets the value through the prototype's setter, because React overrides the element's own. */
export function setValue(): void {
  const el = pressed?.control;
  if (!el) return;
  if (el instanceof HTMLSelectElement) {
    const open = [...el.options].filter((option) => !option.disabled && !option.selected && option.value !== '');
    el.selectedIndex = open.at(0)?.index ?? el.selectedIndex;
  } else {
    const next = (el as HTMLInputElement).value === '2027-03-15' ? '2027-03-16' : '2027-03-15';
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(el, next);
  }
  for (const type of ['input', 'change']) el.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A pause must also last this many frames, because a slow machine may not have rendered the response yet. */
const QUIET_FRAMES = 4;
/** A working control nearly always changes something within this many frames. */
const SOON_FRAMES = 10;

const frame = () => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve()));
/** A frame is drawn even if nothing has changed, so long waits look at the page only this often. */
const NAP_MS = 30;
const nap = () => new Promise<void>((resolve) => void setTimeout(resolve, NAP_MS));

export async function waitFor(key: string, bound: number): Promise<boolean> {
  const end = performance.now() + bound;
  while (!find(key) && performance.now() < end) await nap();
  return find(key) !== undefined;
}

async function waitForChange(bound: number): Promise<string | undefined> {
  const end = performance.now() + bound;
  let frames = 0;
  while (firstChange === undefined && performance.now() < end) {
    await (frames < SOON_FRAMES ? frame() : nap());
    frames += 1;
    // A controlled field that ignores the input returns to its old value within a frame or two.
    if (location.href !== startHref) recordChange('address');
    const el = pressed?.control;
    if (el && frames > 2 && valueOf(el) !== valueBefore && kindOf(el) !== 'press') recordChange('value');
    else if (el instanceof HTMLInputElement && frames > 2 && valueOf(el) !== valueBefore) recordChange('checked');
  }
  pressed = undefined;
  return firstChange;
}

/** Whether something is still loading, or a menu is marked as open but not rendered yet. */
function isLoading(): boolean {
  if (document.querySelector('[aria-busy="true"]')) return true;
  return document.querySelector('[aria-haspopup="menu"][aria-expanded="true"]') !== null && openLayers().length === 0;
}

export async function waitUntilIdle(pause: number, bound: number): Promise<void> {
  const end = performance.now() + bound;
  lastChangeAt = Math.max(lastChangeAt, performance.now() - pause / 2);
  let [seenChangeAt, quietFrames] = [lastChangeAt, 0];
  const busy = () => {
    if (lastChangeAt !== seenChangeAt) [seenChangeAt, quietFrames] = [lastChangeAt, 0];
    return pendingWork > 0 || quietFrames < QUIET_FRAMES || performance.now() - lastChangeAt < pause || isLoading();
  };
  while (busy() && performance.now() < end) {
    await (quietFrames < QUIET_FRAMES ? frame() : nap());
    quietFrames += 1;
  }
}

export async function waitForEffect(bound: number, pause: number, quiet: number): Promise<string | undefined> {
  const change = await waitForChange(bound);
  await waitUntilIdle(pause, quiet);
  return change;
}

/** Records calls that have an effect outside the document. `instead` replaces calls that would leave the page. */
function spyOn<Name extends string>(
  holder: { [key in Name]?: unknown } | undefined,
  name: Name,
  what: string,
  instead?: unknown,
): void {
  const own = holder?.[name];
  if (!holder || typeof own !== 'function') return;
  const spied = function (this: unknown, ...args: unknown[]): unknown {
    recordChange(what);
    return instead === undefined ? Reflect.apply(own, this, args) : (instead as () => unknown)();
  };
  Object.defineProperty(holder, name, { configurable: true, writable: true, value: spied });
}

function endWork(): void {
  pendingWork -= 1;
  lastChangeAt = performance.now();
}

function countTransactions(): void {
  const own = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = own.apply(this, args);
    pendingWork += 1;
    for (const end of ['complete', 'abort']) transaction.addEventListener(end, endWork, { once: true });
    return transaction;
  };
}

function countRequests(): void {
  const own = window.fetch;
  window.fetch = async (...args) => {
    pendingWork += 1;
    recordChange('request');
    try {
      return await own(...args);
    } finally {
      endWork();
    }
  };
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (...args) {
    pendingWork += 1;
    recordChange('request');
    this.addEventListener('loadend', endWork, { once: true });
    send.apply(this, args);
  };
  new PerformanceObserver((entries) => {
    if (entries.getEntries().some(({ name }) => name.endsWith('.js'))) recordChange('chunk');
  }).observe({ type: 'resource' });
}

/** Starts to observe everything that counts as a change. */
export function watchPage(): void {
  new MutationObserver((records) => {
    const real = records.find((record) => !isNoise(record, pressed));
    if (real) recordChange(`DOM ${real.type} ${real.attributeName ?? ''}`.trim());
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true, attributeOldValue: true });
  countRequests();
  countTransactions();
  for (const name of ['setItem', 'removeItem', 'clear'] as const) spyOn(Storage.prototype, name, 'storage');
  spyOn(window, 'print', 'print', () => undefined);
  spyOn(window, 'open', 'window', () => null);
  spyOn(URL, 'createObjectURL', 'download');
  spyOn(HTMLInputElement.prototype, 'showPicker', 'picker', () => undefined);
  spyOn(navigator.clipboard, 'writeText', 'clipboard', async () => undefined);
  addEventListener('popstate', () => (lastChangeAt = performance.now()));
  addEventListener('focusin', ({ target }) => pressed && isNewFocus(target, pressed) && recordChange('focus'));
  addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (event.target instanceof HTMLInputElement && event.target.type === 'file') recordChange('file chooser');
    if (!link?.href || event.defaultPrevented) return;
    const outside = link.protocol !== location.protocol || link.target === '_blank';
    if (outside || link.download) recordChange(outside ? 'another application' : 'download');
    if (outside) event.preventDefault();
  });
}
