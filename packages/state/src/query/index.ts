export { api, type QueryRequest, type QueryFailure } from './api.ts';
export { useFileUrlQuery, useLazyFileUrlQuery } from './file-url.ts';
export { everyRecipient, useSavedRecipientsQuery } from './saved-recipients.ts';
export { skipToken } from '@reduxjs/toolkit/query/react';
