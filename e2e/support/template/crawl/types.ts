import type { Page } from '@playwright/test';

/** How a control is operated. */
export type Kind = 'press' | 'type' | 'date' | 'slide' | 'choose';

/** A control on the page. Its key holds its role, its name, its dialog or menu, and its position among equal ones. */
export type Control = {
  key: string;
  role: string;
  name: string;
  kind: Kind;
  /** Already selected (the link to this page, the current tab), so pressing it changes nothing. */
  chosen: boolean;
  part: 'main' | 'frame' | 'layer';
  /** Whether it is in the panel of a tab. */
  inPanel: boolean;
  /** The name of the dialog that contains it. */
  dialog?: string;
};

/** The page's state: address, history index, number of open layers (menus, drawers, dialogs) and stored look settings. */
export type PageState = { href: string; idx: number; layers: number; look: string };

/**
 * The page and the part of it to crawl; with a share, only every `of`-th control from `index` on, with the controls that it reveals. `restore` resets the
 * browser's storage and, with `data`, the sample data.
 */
export type CrawlOptions = {
  page: Page;
  path: string;
  part: Control['part'];
  /** Crawls only the open tab's panel, because the rest of the page is the same under every tab. Ignored with EVERY. */
  panelOnly?: boolean;
  share?: { index: number; of: number };
  restore: (data: boolean) => Promise<void>;
};

/** Where to click a control. If another element covers it, the crawler uses the keyboard. `keys` are those of all controls on the page. */
export type ClickTarget = {
  x: number;
  y: number;
  kind: Kind;
  covered: boolean;
  toggles: boolean;
  chosen: boolean;
  keys: string[];
};

/** The functions that inject.ts adds to the page. */
export type CrawlerFunctions = {
  listControls(): Control[];
  /** The controls, or undefined if the page is at another address. */
  listControlsAt(href: string): Control[] | undefined;
  has(key: string): boolean;
  /** Waits at most `bound` ms until the control exists. */
  waitFor(key: string, bound: number): Promise<boolean>;
  locate(key: string): ClickTarget | undefined;
  /** Starts recording changes. Returns false if the control is gone. */
  startRecording(key: string): boolean;
  focusControl(): void;
  /** Sets another value in the date field or select being pressed. */
  setValue(): void;
  /** Waits for the first change since `startRecording`, then like `waitUntilIdle`. Returns undefined if nothing changes within the bound. */
  waitForEffect(bound: number, pause: number, quiet: number): Promise<string | undefined>;
  /** Waits until nothing has changed or been requested for `pause` ms, but at most `bound` ms. */
  waitUntilIdle(pause: number, bound: number): Promise<void>;
  pageState(): PageState;
  /** Takes one step back to an earlier state: closes a layer or returns to the address. */
  stepBack(to: PageState): 'arrived' | 'escape' | 'moved' | 'changed';
};

declare global {
  interface Window {
    crawl: CrawlerFunctions;
    /** Whether all controls of similar rows, cards and dialogs are pressed. */
    crawlEvery: boolean;
  }
}
