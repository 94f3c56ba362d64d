export { api, type QueryRequest, type QueryFailure } from './api.ts';
export { cursorPages } from './cursor-pages.ts';
export { useFileUrlQuery, useLazyFileUrlQuery } from './file-url.ts';
export { everyRecipient, useSavedPeople, useSavedRecipientsQuery } from './saved-recipients.ts';
export { skipToken } from '@reduxjs/toolkit/query/react';
