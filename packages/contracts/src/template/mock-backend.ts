/** How the mock backend answers a topic's calls: with a latency from a range in ms, and a rate of deliberate failures. */
export type Condition = { latency: readonly [number, number]; failureRate: number };

/** The conditions by topic; topics without one are absent. */
export type Conditions = Readonly<Record<string, Condition>>;

/** The conditions of every topic, stored and shared by all tabs. */
export type ConditionStore = {
  get: () => Conditions;
  /** Changes these topics; `undefined` removes a topic's condition. Rejects with a RangeError if a value is out of range. */
  set: (changes: Readonly<Record<string, Condition | undefined>>) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** One call to the mock backend. Its bodies contain no secrets, and long ones are cut. */
export type LoggedRequest = {
  id: number;
  /** When it arrived, in ms since 1970. */
  at: number;
  method: string;
  /** Including the query. */
  path: string;
  topic: string;
  status: number;
  /** How long the response took, in ms. */
  ms: number;
  requestBody: string;
  responseBody: string;
};

/** The last calls of this tab, newest first, and the number of calls since the log was cleared. */
export type RequestLog = { requests: readonly LoggedRequest[]; total: number; failed: number };

/** Reads and clears the log. */
export type LogStore = {
  /** Returns the same object until the next call is logged. */
  get: () => RequestLog;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** A topic of the mock backend, with the number and size of its records. */
export type TopicView = {
  name: string;
  /** 0 if it stores no records. */
  rows: number;
  /** Size of its records as JSON. */
  bytes: number;
  /** Whether it was written to since it was seeded. */
  changed: boolean;
  /** False if its responses are fixed, so that nothing can be reset. */
  keeps: boolean;
};

/** The whole database at one moment, in the form of a file. */
export type Snapshot = {
  kind: 'kado-mock-snapshot';
  /** The version of the database. Records of another version may lack fields. */
  version: number;
  takenAt: string;
  /** Checksum of the records as JSON: it detects a file that was cut or edited. */
  sum: string;
  topics: Record<string, unknown>;
};

/** A snapshot that is saved in this browser. */
export type SavedSnapshot = { id: number; name: string; takenAt: string; rows: number };

/** The named snapshots of this browser. */
export type SnapshotStore = {
  list: () => Promise<SavedSnapshot[]>;
  /** Saves a snapshot, by default of the current state; rejects with a RangeError if the limit is reached. */
  save: (name: string, snapshot?: unknown) => Promise<void>;
  /** A saved snapshot with its records. */
  open: (id: number) => Promise<Snapshot>;
  remove: (id: number) => Promise<void>;
  /** How many snapshots can be saved. */
  readonly room: number;
};

/** The functions of the mock backend for the console. Only types, so that no feature imports the mock. */
export type BackendControl = {
  topics: () => Promise<TopicView[]>;
  /** Deletes what was written to a topic, by default to all, in every tab; pages have to load their data again. */
  reset: (topic?: string) => Promise<void>;
  /** All records, as versioned JSON. */
  snapshot: () => Promise<Snapshot>;
  /** Replaces all records by those of a snapshot. If that is not possible, rejects with an error that has a `reason` (foreign, version, damaged) and changes nothing. */
  restore: (snapshot: unknown) => Promise<void>;
  snapshots: SnapshotStore;
  conditions: ConditionStore;
  log: LogStore;
  /** Calls the listener after each write to a record, here or in another tab. */
  watch: (listener: () => void) => () => void;
};
