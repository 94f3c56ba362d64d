import { CalendarEvent } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { countBy, NOW, testBackend } from '../testing.ts';

const call = testBackend();
const list = async (query = ''): Promise<CalendarEvent[]> =>
  z.array(CalendarEvent).parse((await call('GET', `/apps/calendar/events${query}`)).body);
const month = (event: CalendarEvent): number => new Date(event.start).getUTCMonth();

it('has ten events around today, of all five calendars', async () => {
  const events = await list();
  expect(events).toHaveLength(10);
  expect(new Set(events.map(({ extendedProps }) => extendedProps.calendar)).size).toBe(5);
  const [timed, ...others] = events;
  expect([timed!.allDay, new Date(timed!.start) <= NOW, new Date(timed!.end) > NOW]).toEqual([false, true, true]);
  expect(others.every(({ allDay }) => allDay)).toBe(true);
  expect(countBy(others, (event) => String(month(event)))).toEqual({ 9: 1, 10: 7, 11: 1 });
});

it.each([
  ['', 10],
  ['?calendars=', 0],
  ['?calendars=Business', 3],
  ['?calendars=Business,Holiday', 4],
  ['?calendars=Business&calendars=Family', 5],
  ['?calendars[]=ETC&calendars[]=Personal', 4],
  ['?calendars=nothing', 0],
])('lists %s', async (query, total) => {
  expect(await list(query)).toHaveLength(total);
});

it('adds, changes and removes an event; extendedProps are replaced whole', async () => {
  const guests = [{ value: 'noor', label: 'Noor', avatar: '' }];
  const draft = {
    title: 'Walk',
    start: '2026-11-22T09:00:00Z',
    end: '2026-11-22T10:00:00Z',
    allDay: false,
    display: 'block',
    extendedProps: { calendar: 'ETC', guests, location: 'Pier' },
  };
  expect(await call('POST', '/apps/calendar/add-event', { event: draft })).toEqual({
    status: 201,
    body: { event: { id: 11, url: '', ...draft } },
  });
  const change = { id: '11', extendedProps: { calendar: 'Family' } };
  expect(await call('POST', '/apps/calendar/update-event', { event: change })).toEqual({
    status: 200,
    body: { event: { url: '', ...draft, id: 11, extendedProps: { calendar: 'Family' } } },
  });
  expect(await call('DELETE', '/apps/calendar/remove-event?id=11')).toEqual({ status: 200, body: undefined });
  expect(await list()).toHaveLength(10);
});

it.each([undefined, null])('an event without an end (%s) ends when it starts', async (end) => {
  const start = '2026-11-22T09:00:00Z';
  const draft = { title: 'Walk', start, end, extendedProps: { calendar: 'ETC' } };
  expect(await call('POST', '/apps/calendar/add-event', { event: draft })).toMatchObject({
    status: 201,
    body: { event: { end: start } },
  });
  const later = '2026-11-23T09:00:00Z';
  const change = { id: 11, start: later, end };
  const moved = await call('POST', '/apps/calendar/update-event', { event: change });
  expect(moved).toMatchObject({ body: { event: { start: later, end: end === null ? later : start } } });
  await call('DELETE', '/apps/calendar/remove-event?id=11');
});

it.each([
  ['POST', '/apps/calendar/add-event', { event: { title: '' } }, 400],
  ['POST', '/apps/calendar/update-event', { event: { title: 'No id' } }, 400],
  ['POST', '/apps/calendar/update-event', { event: { id: 1, start: 'hello 1' } }, 400],
  ['POST', '/apps/calendar/update-event', { event: { id: 1, end: 'Nov 1 2026' } }, 400],
  ['POST', '/apps/calendar/update-event', { event: { id: 1, start: '2026-02-31' } }, 400],
  ['POST', '/apps/calendar/update-event', { event: { id: 99, title: 'Unknown' } }, 404],
  ['DELETE', '/apps/calendar/remove-event', undefined, 400],
  ['DELETE', '/apps/calendar/remove-event?id=99', undefined, 404],
])('rejects %s %s %j with %i and changes nothing', async (method, path, body, status) => {
  const before = await list();
  expect(await call(method, path, body)).toMatchObject({ status, body: { message: expect.any(String) } });
  expect(await list()).toEqual(before);
});
