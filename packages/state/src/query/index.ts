export { api, toFailure, type QueryRequest, type Failure } from './api.ts';
export { skipToken } from '@reduxjs/toolkit/query/react';
