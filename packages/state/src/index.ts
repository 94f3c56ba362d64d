export * from './calls/app.ts';
export * from './calls/auth.ts';
export type { CallSlice, CallState, RunningCall } from './calls/create-call-slice.ts';
export { queryOf } from './calls/loaded-with.ts';
export * from './calls/resets.ts';
export { cartItemAdded, cartItemChanged, cartItemRemoved, cartItemRestored, cartReplaced } from './cart/cart.ts';
export { useSaveCartItem } from './cart/use-save-cart-item.ts';
export { loadCheckout } from './checkout/load.ts';
export type { Paid, Payment } from './checkout/pay.ts';
export { CHOICES, type FrameSettings } from './layout/frame.ts';
export {
  DEFAULT_LAYOUT,
  directionChanged,
  frameChanged,
  layoutReset,
  menuCollapsedChanged,
  skinChanged,
  type Layout,
  type Skin,
} from './layout/layout.ts';
export { prefChanged } from './prefs/prefs.ts';
export { useBalanceHidden } from './prefs/use-balance-hidden.ts';
export { useLowData } from './prefs/use-low-data.ts';
export { useFlag, usePref } from './prefs/use-pref.ts';
export { useShortcutsOff } from './prefs/use-shortcuts-off.ts';
export { readPractice, type Practice } from './practice/practice.ts';
export { usePolling } from './polling/use-polling.ts';
export { usePollingInterval } from './polling/use-polling-interval.ts';
export { useServerNow } from './polling/use-server-now.ts';
export { updateStoredUser, replaceSession } from './session/stored-user.ts';
export { logout } from './session/logout.ts';
export { sessionStarted, type SessionState } from './session/session-slice.ts';
export type { SessionKind, SignedIn } from './session/session-kind.ts';
export type { EndReason } from './session/current-session.ts';
export type { SessionManager } from './session/session.ts';
export type { Locks } from './storage/locks.ts';
export { isOffline, serverNow } from '@kado/api-client';
export { createKadoStore, type AppDispatch, type KadoStore, type StoreOptions, type Wiring } from './store/create-store.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks.ts';
export type { RootState } from './store/root-reducer.ts';
export type { Services } from './store/services.ts';
export { useCall, useLoaded } from './store/use-call.ts';
export type { UploadProgress } from './uploads/upload-progress.ts';
export { useUpload, type UploadOptions } from './uploads/use-upload.ts';
export { readTestUser, writeTestUser, type TestUserOptions } from './test-user.ts';
export { loadVault } from './vault/load.ts';
export type { StoredAccount, UserData } from './vault/user-data.ts';
