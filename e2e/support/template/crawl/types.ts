/** How a control is pressed. */
export type Kind = 'press' | 'type' | 'date' | 'slide' | 'choose';

/** A control as it can be found again: role, name, what it stands in, and its place among those of the same kind. */
export type Control = {
  key: string;
  role: string;
  name: string;
  kind: Kind;
  /** It shows what is chosen already (this page's own link, the chosen tab): pressing it changes nothing. */
  chosen: boolean;
  part: 'main' | 'frame' | 'layer';
  /** The name of the dialog that it stands in. */
  dialog?: string;
};

/** Where the page is: its address, its place in the history, and how many menus, drawers and dialogs are open, how it looks. */
export type PageState = { href: string; idx: number; layers: number; look: string };

/** Where to press, or that the keyboard has to do it because something lies over it. */
export type ClickTarget = { x: number; y: number; kind: Kind; covered: boolean; toggles: boolean; chosen: boolean };

/** The crawler's hands inside the page. */
export type Crawl = {
  listControls(): Control[];
  has(key: string): boolean;
  locate(key: string): ClickTarget | undefined;
  /** From here on changes count. */
  startRecording(key: string): void;
  focusControl(): void;
  /** Puts another value in the armed date or select. */
  setValue(): void;
  /** The first thing that changed since `arm`; undefined when nothing did before the bound. */
  waitForChange(bound: number): Promise<string | undefined>;
  /** Waits until nothing has moved or been asked for a while. */
  waitUntilIdle(pause: number, bound: number): Promise<void>;
  pageState(): PageState;
  /** One step towards where the page was: out of a layer, or to the address. */
  stepBack(to: PageState): 'there' | 'escape' | 'moved' | 'changed';
};

declare global {
  interface Window {
    crawl: Crawl;
    /** Whether rows and dialogs that are alike are all pressed. */
    crawlEvery: boolean;
  }
}
