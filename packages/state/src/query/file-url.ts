import { api } from './api.ts';

/** A blob URL of a file of the signed-in user: an <img> cannot send the token that the file needs. It is revoked when no component uses it any more. */
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
