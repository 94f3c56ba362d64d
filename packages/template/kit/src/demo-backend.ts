/** How a topic's calls are answered: after so many ms (from, to), and which share of them fails on purpose. */
export type DemoCondition = { latency: readonly [number, number]; failureRate: number };

/** One call that the demo's backend answered; bodies are without secrets and cut where they are long. */
export type DemoRequest = {
  id: number;
  at: number;
  method: string;
  path: string;
  topic: string;
  status: number;
  ms: number;
  requestBody: string;
  responseBody: string;
};

/** The last calls, newest first, and how many there were since the log was cleared. */
export type DemoLog = { requests: readonly DemoRequest[]; total: number; failed: number };

/** A topic and what it keeps; `keeps` is false where its answers are fixed. */
export type DemoTopic = { name: string; rows: number; bytes: number; changed: boolean; keeps: boolean };

/** A snapshot that the browser keeps. */
export type DemoKept = { id: number; name: string; takenAt: string; rows: number };

/** All records of the demo as versioned JSON. */
export type DemoSnapshot = { takenAt: string; topics: Record<string, unknown> };

/** The template's backend inside the page, as its console uses it; a shape only, so that no feature imports the mock. */
export type DemoBackend = {
  topics: () => Promise<DemoTopic[]>;
  reset: (topic?: string) => Promise<void>;
  snapshot: () => Promise<DemoSnapshot>;
  /** Rejects with an error that has a `reason` (foreign, version, damaged) and changes nothing when it is no snapshot. */
  restore: (snapshot: unknown) => Promise<void>;
  snapshots: {
    list: () => Promise<DemoKept[]>;
    save: (name: string, snapshot?: DemoSnapshot) => Promise<void>;
    open: (id: number) => Promise<DemoSnapshot>;
    remove: (id: number) => Promise<void>;
    readonly room: number;
  };
  conditions: {
    get: () => Readonly<Record<string, DemoCondition>>;
    set: (changes: Readonly<Record<string, DemoCondition | undefined>>) => Promise<void>;
    subscribe: (listener: () => void) => () => void;
  };
  log: { get: () => DemoLog; clear: () => void; subscribe: (listener: () => void) => () => void };
  /** Tells that a record was written, here or in another tab. */
  watch: (listener: () => void) => () => void;
};
