import { CalendarEventChange, CalendarEventDraft } from '@kado/contracts/template';
import { http, HttpResponse } from 'msw/http';
import { bodyField, deletedId, listArg, queryArgs } from '../core/args.ts';
import type { TopicContext } from '../core/context.ts';
import { addRow, findRow, nextId, removeRow } from '../core/rows.ts';
import { seedEvents } from './data.ts';

/** The calendar: events of some calendars, add, change, remove. */
export function calendarHandlers({ record }: TopicContext) {
  const events = record('calendar', seedEvents);
  return [
    http.get('/apps/calendar/events', async ({ request }) => {
      const calendars = listArg(queryArgs(request), 'calendars');
      const found = (await events.read()).filter(({ extendedProps }) => calendars?.includes(extendedProps.calendar) ?? true);
      return HttpResponse.json(found);
    }),
    http.post('/apps/calendar/add-event', async ({ request }) => {
      const { end, ...draft } = await bodyField(request, 'event', CalendarEventDraft);
      const event = await events.change((rows) => addRow(rows, { id: nextId(rows), ...draft, end: end ?? draft.start }));
      return HttpResponse.json({ event }, { status: 201 });
    }),
    http.post('/apps/calendar/update-event', async ({ request }) => {
      const { id, end, ...fields } = await bodyField(request, 'event', CalendarEventChange);
      const event = await events.change((rows) => {
        const changed = Object.assign(findRow(rows, id, 'Event'), fields);
        if (end !== undefined) changed.end = end ?? changed.start;
        return changed;
      });
      return HttpResponse.json({ event });
    }),
    http.delete('/apps/calendar/remove-event', async ({ request }) => {
      const id = await deletedId(request);
      await events.change((rows) => removeRow(rows, id, 'Event'));
      return new HttpResponse();
    }),
  ];
}
