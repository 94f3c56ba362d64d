/** How a topic's calls are answered: with a latency from a range in ms, and a share of deliberate failures. */
export type Condition = { latency: readonly [number, number]; failureRate: number };

/** The conditions of the topics that have one. */
export type Conditions = Readonly<Record<string, Condition>>;

/** The conditions of every topic, stored and shared by all tabs. */
export type ConditionStore = {
  get: () => Conditions;
  /** Changes these topics, `undefined` removes a topic's condition; rejects with a RangeError if a value is out of range. */
  set: (changes: Readonly<Record<string, Condition | undefined>>) => Promise<void>;
  subscribe: (listener: () => void) => () => void;
};

/** One call to the mock backend; its bodies are without secrets, and long ones are cut. */
export type LoggedRequest = {
  id: number;
  /** When it arrived, in ms since 1970. */
  at: number;
  method: string;
  /** With its query. */
  path: string;
  topic: string;
  status: number;
  /** How long the response took. */
  ms: number;
  requestBody: string;
  responseBody: string;
};

/** The last calls of this tab, newest first, and how many there were since the log was cleared. */
export type RequestLog = { requests: readonly LoggedRequest[]; total: number; failed: number };

/** Reads and clears the log. */
export type LogStore = {
  /** The same object until the next call. */
  get: () => RequestLog;
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
};

/** A topic of the mock backend and what it stores. */
export type TopicView = {
  name: string;
  /** 0 if it stores nothing. */
  rows: number;
  /** Size of its records as JSON. */
  bytes: number;
  /** Something was written since it was seeded. */
  changed: boolean;
  /** False if its responses are fixed: there is nothing to reset. */
  keeps: boolean;
};

/** The whole database at one moment, as it is stored in a file. */
export type Snapshot = {
  kind: 'kado-mock-snapshot';
  /** The version of the database: records of another shape would have gaps. */
  version: number;
  takenAt: string;
  /** Checksum of the records as JSON: it reveals a file that was cut or edited. */
  sum: string;
  topics: Record<string, unknown>;
};

/** A snapshot that is saved in this browser. */
export type SavedSnapshot = { id: number; name: string; takenAt: string; rows: number };

/** The named snapshots of this browser. */
export type SnapshotStore = {
  list: () => Promise<SavedSnapshot[]>;
  /** Saves a snapshot, by default of the present; rejects with a RangeError if there is no room. */
  save: (name: string, snapshot?: unknown) => Promise<void>;
  /** A saved snapshot with its records. */
  open: (id: number) => Promise<Snapshot>;
  remove: (id: number) => Promise<void>;
  /** How many can be saved. */
  readonly room: number;
};

/** What the console does with the mock backend. Only types, so that no feature imports the mock. */
export type BackendControl = {
  topics: () => Promise<TopicView[]>;
  /** Drops what was written to a topic, to all by default, in every tab; pages have to fetch again afterwards. */
  reset: (topic?: string) => Promise<void>;
  /** All records, as versioned JSON. */
  snapshot: () => Promise<Snapshot>;
  /** Replaces all records by those of a snapshot. Otherwise rejects with an error that has a `reason` (foreign, version, damaged) and changes nothing. */
  restore: (snapshot: unknown) => Promise<void>;
  snapshots: SnapshotStore;
  conditions: ConditionStore;
  log: LogStore;
  /** Calls the listener after each write to a record, here or in another tab. */
  watch: (listener: () => void) => () => void;
};
