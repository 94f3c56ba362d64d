import { type CalendarEvent, CalendarEventChange, CalendarEventDraft } from '@kado/contracts/template';
import { idArg, listArg, readAs } from '../core/args.ts';
import { type Backend, created } from '../core/backend.ts';
import { findRow, nextId, removeRow } from '../core/refusal.ts';
import { seedEvents } from './data.ts';

/** The calendar calls: events of some calendars, add, change, remove. */
export function calendarHandlers({ topic, get, post, remove }: Backend) {
  const events = topic('calendar', seedEvents);
  return [
    get('/apps/calendar/events', async ({ args }) => {
      const calendars = listArg(args, 'calendars');
      return (await events.read()).filter(({ extendedProps }) => calendars?.includes(extendedProps.calendar) ?? true);
    }),
    post('/apps/calendar/add-event', async ({ args }) => {
      const draft = readAs(args['event'], CalendarEventDraft, 'event');
      return created(
        await events.change((rows) => {
          const event: CalendarEvent = { id: nextId(rows), ...draft };
          rows.push(event);
          return { event };
        }),
      );
    }),
    post('/apps/calendar/update-event', ({ args }) => {
      const { id, ...fields } = readAs(args['event'], CalendarEventChange, 'event');
      return events.change((rows) => ({ event: Object.assign(findRow(rows, id, 'Event'), fields) }));
    }),
    remove('/apps/calendar/remove-event', ({ args }) => events.change((rows) => removeRow(rows, idArg(args), 'Event'))),
  ];
}
