import * as z from 'zod/mini';
import { Filled, LooseId, Moment } from './loose.ts';

/** The five calendars. */
export const CALENDARS = ['Business', 'Holiday', 'Personal', 'Family', 'ETC'] as const;

/** A guest of an event. */
export const CalendarGuest = z.object({ value: z.string(), label: z.string(), avatar: z.exactOptional(z.string()) });
export type CalendarGuest = z.infer<typeof CalendarGuest>;

const Extended = z.object({
  calendar: z.enum(CALENDARS),
  guests: z.exactOptional(z.array(CalendarGuest)),
  location: z.exactOptional(z.string()),
  description: z.exactOptional(z.string()),
  url: z.exactOptional(z.string()),
});

/** A calendar event; start and end are ISO texts. */
export const CalendarEvent = z.object({
  id: z.int(),
  url: z.string(),
  title: z.string(),
  start: Moment,
  end: Moment,
  allDay: z.boolean(),
  display: z.exactOptional(z.string()),
  extendedProps: Extended,
});
export type CalendarEvent = z.infer<typeof CalendarEvent>;

/** An event to add. Without an end, which calendars do not send for a clicked day, it ends when it starts. */
export const CalendarEventDraft = z.object({
  url: z._default(z.string(), ''),
  title: Filled,
  start: Moment,
  end: z.nullish(Moment),
  allDay: z._default(z.boolean(), false),
  display: z.exactOptional(z.string()),
  extendedProps: Extended,
});
export type CalendarEventDraft = z.input<typeof CalendarEventDraft>;

/** The fields of an event to change; extendedProps is replaced completely. Without an end (null), it ends when it starts. */
export const CalendarEventChange = z.object({
  id: LooseId,
  url: z.exactOptional(z.string()),
  title: z.exactOptional(Filled),
  start: z.exactOptional(Moment),
  end: z.nullish(Moment),
  allDay: z.exactOptional(z.boolean()),
  display: z.exactOptional(z.string()),
  extendedProps: z.exactOptional(Extended),
});
export type CalendarEventChange = z.input<typeof CalendarEventChange>;
