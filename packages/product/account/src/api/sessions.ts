import type { DataOf, SessionRow } from '@kado/contracts';
import { api } from '@kado/state/query';

export const { useSessionsQuery, useEndSessionMutation, useEndOtherSessionsMutation } = api
  .enhanceEndpoints({ addTagTypes: ['Session'] })
  .injectEndpoints({
    endpoints: (build) => ({
      sessions: build.query<SessionRow[], void>({
        query: () => (client, signal) => client.users.sessions(signal),
        transformResponse: ({ data }: DataOf<SessionRow[]>) => data,
        providesTags: ['Session'],
      }),
      endSession: build.mutation<unknown, string>({
        query: (id) => (client) => client.users.endSession(id),
        invalidatesTags: ['Session'],
      }),
      endOtherSessions: build.mutation<unknown, void>({
        query: () => (client) => client.users.endOtherSessions(),
        invalidatesTags: ['Session'],
      }),
    }),
  });
