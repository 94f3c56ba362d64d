import { ApiError, isAborted, type ApiClient } from '@kado/api-client';
import { createAsyncThunk, createSlice, type Reducer, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Services } from '../store/services.ts';

/** The state of one call. `error` is the text to show; field errors are on the rejected call itself. */
export type CallState<Data> = { data: Data | null; loading: boolean; error: string | null };

/** Sends the request; resolves to the whole response body. */
export type CallRequest<Args, Body> = (api: ApiClient, args: Args, signal: AbortSignal, services: Services) => Promise<Body>;

/** A running call. `unwrap` resolves to the whole body and rejects with the ApiError (code ABORTED when it was cancelled). */
export type RunningCall<Body> = { abort: () => void; unwrap: () => Promise<Body> };

type Thunk<Result> = ThunkAction<Result, unknown, Services, UnknownAction>;
type ArgsOf<Args> = undefined extends Args ? [args?: Args] : [args: Args];

/** One call of the API: its reducer, thunks to start and reset it, and a selector. */
export type CallSlice<Name extends string, Args, Body, Data> = {
  name: Name;
  reducer: Reducer<CallState<Data>>;
  /** Starts the call; a running call of the same slice is cancelled. */
  load: (...args: ArgsOf<Args>) => Thunk<RunningCall<Body>>;
  /** Clears the state and cancels a running call. */
  reset: () => Thunk<void>;
  select: (state: { auth: object; app: object }) => CallState<Data>;
};

const aborted = (): ApiError => new ApiError('Cancelled', 0, 'ABORTED');

/** The thunk's argument: the call's arguments, and a callback that receives the error itself (the action carries only its text). */
type ThunkArgs<Args> = { args: Args; failed: (error: unknown) => void };

function createRequest<Args, Body>(name: string, send: CallRequest<Args, Body>) {
  return createAsyncThunk<Body, ThunkArgs<Args>, { extra: Services; rejectValue: string | null }>(
    `call/${name}`,
    async ({ args, failed }, { extra, signal, rejectWithValue }) => {
      try {
        return await send(extra.api, args, signal, extra);
      } catch (error) {
        failed(error);
        return rejectWithValue(isAborted(error) ? null : error instanceof Error ? error.message : String(error));
      }
    },
  );
}

/** Makes `load`: the latest call wins, and a call that is aborted while no newer call runs sets `loading` to false. */
function createLoad<Args, Body>(
  name: string,
  request: ReturnType<typeof createRequest<Args, Body>>,
  cancelled: () => UnknownAction,
) {
  return (...[args]: ArgsOf<Args>): Thunk<RunningCall<Body>> =>
    (dispatch, _getState, { calls }) => {
      calls.get(name)?.abort();
      let error: unknown;
      const running = dispatch(request({ args: args as Args, failed: (cause) => (error = cause) }));
      const call: RunningCall<Body> = {
        abort: () => running.abort(),
        unwrap: async () => {
          const action = await running;
          if (request.fulfilled.match(action)) return action.payload;
          throw error ?? aborted();
        },
      };
      calls.set(name, call);
      void running.then((action) => {
        if (calls.get(name) !== call) return;
        calls.delete(name);
        if (action.meta.requestStatus === 'rejected' && action.meta.aborted) dispatch(cancelled());
      });
      return call;
    };
}

/** Makes the slice of one call from its name and its request. It stores the body's `data`, or the whole body with `keep: 'whole'`. */
export function createCallSlice<Name extends string, Args, Body extends { data: unknown }>(
  name: Name,
  send: CallRequest<Args, Body>,
): CallSlice<Name, Args, Body, Body['data']>;
export function createCallSlice<Name extends string, Args, Body extends { data: unknown }>(
  name: Name,
  send: CallRequest<Args, Body>,
  options: { keep: 'whole' },
): CallSlice<Name, Args, Body, Body>;
export function createCallSlice<Name extends string, Args, Body extends { data: unknown }>(
  name: Name,
  send: CallRequest<Args, Body>,
  options: { keep: 'data' | 'whole' } = { keep: 'data' },
): CallSlice<Name, Args, Body, unknown> {
  const request = createRequest(name, send);
  const initialState: CallState<unknown> = { data: null, loading: false, error: null };
  const slice = createSlice({
    name: `call/${name}`,
    initialState,
    reducers: {
      cancelled: (state) => void (state.loading = false),
      reset: () => initialState,
    },
    extraReducers: (builder) =>
      builder
        .addCase(request.pending, (state) => ({ ...state, loading: true, error: null }))
        .addCase(request.fulfilled, (_, { payload }) => ({
          data: options.keep === 'whole' ? payload : payload.data,
          loading: false,
          error: null,
        }))
        .addCase(request.rejected, (state, { payload, meta }) =>
          meta.aborted ? state : { ...state, loading: false, error: payload ?? null },
        ),
  });
  return {
    name,
    reducer: slice.reducer,
    load: createLoad<Args, Body>(name, request, slice.actions.cancelled),
    reset:
      () =>
      (dispatch, _getState, { calls }) => {
        const running = calls.get(name);
        calls.delete(name);
        running?.abort();
        dispatch(slice.actions.reset());
      },
    select: ({ auth, app }) => ({ ...auth, ...app })[name as never],
  };
}
