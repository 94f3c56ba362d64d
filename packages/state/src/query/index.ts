export { api, toFailure, type Ask, type Failure } from './api.ts';
export { skipToken } from '@reduxjs/toolkit/query/react';
