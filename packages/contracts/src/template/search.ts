import * as z from 'zod/mini';

/** A page of the template in search results and bookmarks. */
export const SearchPage = z.object({
  id: z.int(),
  target: z.string(),
  isBookmarked: z.boolean(),
  title: z.string(),
  icon: z.string(),
  link: z.string(),
});
export type SearchPage = z.infer<typeof SearchPage>;

/** A file in the search results. */
export const SearchFile = z.object({ title: z.string(), by: z.string(), size: z.string(), file: z.string() });
export type SearchFile = z.infer<typeof SearchFile>;

/** A contact in the search results; date is DD/MM/YYYY. */
export const SearchContact = z.object({ title: z.string(), email: z.string(), img: z.string(), date: z.string() });
export type SearchContact = z.infer<typeof SearchContact>;

const group = <Name extends string, Item extends z.core.$ZodType>(title: Name, item: Item) =>
  z.object({ groupTitle: z.literal(title), searchLimit: z.int(), data: z.array(item) });

/** Response of GET /api/main-search/data. */
export const SearchBody = z.object({
  searchArr: z.tuple([group('Pages', SearchPage), group('Files', SearchFile), group('Contacts', SearchContact)]),
});
export type SearchBody = z.infer<typeof SearchBody>;

/** Response of GET /api/bookmarks/data. */
export const BookmarksBody = z.object({ suggestions: z.array(SearchPage), bookmarks: z.array(SearchPage) });
export type BookmarksBody = z.infer<typeof BookmarksBody>;
