import { api } from './api.ts';

/** The address in memory of a file that is one's own, because only this code has the token that the file needs. It is revoked once nothing shows it. */
export const { useFileUrlQuery, useLazyFileUrlQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    fileUrl: build.query<string, string>({
      query: (fileId) => async (client, signal) => URL.createObjectURL(await client.files.content(fileId, signal)),
      onCacheEntryAdded: async (_, { cacheDataLoaded, cacheEntryRemoved }) => {
        const loaded = await cacheDataLoaded.catch(() => undefined);
        await cacheEntryRemoved;
        if (loaded) URL.revokeObjectURL(loaded.data);
      },
    }),
  }),
});
