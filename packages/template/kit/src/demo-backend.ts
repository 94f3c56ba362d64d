/** The simulated conditions of a topic: the latency in ms (from, to), and the share of requests that fail. */
export type DemoCondition = { latency: readonly [number, number]; failureRate: number };

/** One request that the demo's backend handled; bodies are without secrets, and long ones are cut. */
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

/** The latest requests, newest first, and the totals since the log was cleared. */
export type DemoLog = { requests: readonly DemoRequest[]; total: number; failed: number };

/** A topic and its stored data; `keeps` is false if its responses are fixed. */
export type DemoTopic = { name: string; rows: number; bytes: number; changed: boolean; keeps: boolean };

/** A snapshot stored in this browser. */
export type StoredSnapshot = { id: number; name: string; takenAt: string; rows: number };

/** All records of the demo as versioned JSON. */
export type DemoSnapshot = { takenAt: string; topics: Record<string, unknown> };

/** The template's mock backend, as its console uses it; only a type, so that no feature imports the mock. */
export type DemoBackend = {
  topics: () => Promise<DemoTopic[]>;
  reset: (topic?: string) => Promise<void>;
  snapshot: () => Promise<DemoSnapshot>;
  /** Rejects with an error that has a `reason` (foreign, version, damaged) and changes nothing when it is no snapshot. */
  restore: (snapshot: unknown) => Promise<void>;
  snapshots: {
    list: () => Promise<StoredSnapshot[]>;
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
  /** Calls the listener after a record was written, in this or another tab. */
  watch: (listener: () => void) => () => void;
};
