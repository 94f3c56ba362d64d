import type { HttpHandler } from 'msw/http';
import type { Database, SeedContext } from './database.ts';

/** What a topic's handlers are made with. */
export interface TopicContext extends Pick<Database, 'record'> {
  /** Reads a record of another topic, which stays the one that resets it. */
  readOther: <Data>(name: string, seed: (context: SeedContext) => Data) => Promise<Data>;
  now: () => Date;
  /** The same seed gives the same sample data. */
  seed: string;
}

/** A topic: makes its msw handlers, whose paths start at the origin's root. */
export type Topic = (context: TopicContext) => HttpHandler[];
