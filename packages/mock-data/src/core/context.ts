import type { HttpHandler } from 'msw/http';
import type { Database, SeedContext } from './database.ts';

/** The context from which a topic makes its handlers. */
export interface TopicContext extends Pick<Database, 'record'> {
  /** Reads a record of another topic. It belongs to that topic: only a reset of that topic resets it. */
  readOther: <Data>(name: string, seed: (context: SeedContext) => Data) => Promise<Data>;
  now: () => Date;
  /** The same seed gives the same sample data. */
  seed: string;
}

/** A topic: makes its msw handlers, whose paths start at the origin's root. */
export type Topic = (context: TopicContext) => HttpHandler[];
