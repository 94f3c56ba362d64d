import type { HttpHandler } from 'msw/http';
import type { Database } from './database.ts';

/** What a topic's handlers are made with. */
export interface TopicContext extends Pick<Database, 'record'> {
  now: () => Date;
  /** The same seed gives the same sample data. */
  seed: string;
}

/** A topic: makes its msw handlers, whose paths start at the origin's root. */
export type Topic = (context: TopicContext) => HttpHandler[];
