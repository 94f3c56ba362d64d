import { type CalendarEvent, CalendarEventChange, CalendarEventDraft } from '@kado/contracts';
import { idArg, listArg, readAs } from '../core/args.ts';
import { created, type TopicContext } from '../core/context.ts';
import { findRow, nextId, removeRow } from '../core/rows.ts';
import { seedEvents } from './data.ts';

/** The calendar calls: events of some calendars, add, change, remove. */
export function calendarHandlers({ http, record }: TopicContext) {
  const events = record('calendar', seedEvents);
  return [
    http.get('/apps/calendar/events', async ({ args }) => {
      const calendars = listArg(args, 'calendars');
      return (await events.read()).filter(({ extendedProps }) => calendars?.includes(extendedProps.calendar) ?? true);
    }),
    http.post('/apps/calendar/add-event', async ({ args }) => {
      const draft = readAs(args['event'], CalendarEventDraft, 'event');
      return created(
        await events.change((rows) => {
          const event: CalendarEvent = { id: nextId(rows), ...draft };
          rows.push(event);
          return { event };
        }),
      );
    }),
    http.post('/apps/calendar/update-event', ({ args }) => {
      const { id, ...fields } = readAs(args['event'], CalendarEventChange, 'event');
      return events.change((rows) => ({ event: Object.assign(findRow(rows, id, 'Event'), fields) }));
    }),
    http.delete('/apps/calendar/remove-event', ({ args }) => events.change((rows) => removeRow(rows, idArg(args), 'Event'))),
  ];
}
