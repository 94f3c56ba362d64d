import { combineReducers, combineSlices, type UnknownAction } from '@reduxjs/toolkit';

import * as app from '../calls/app.ts';
import * as auth from '../calls/auth.ts';
import { cartReducer } from '../cart/cart.ts';
import { layoutReducer } from '../layout/layout.ts';
import { prefsReducer } from '../prefs/prefs.ts';
import { sessionEnded, sessionReducer } from '../session/session-slice.ts';

const authReducer = combineReducers({
  registerResponse: auth.registerResponse.reducer,
  loginResponse: auth.loginResponse.reducer,
  verifyTokenResponse: auth.verifyTokenResponse.reducer,
  pin: auth.pin.reducer,
  forgotPinResponse: auth.forgotPinResponse.reducer,
  verifyForgot: auth.verifyForgot.reducer,
  setPinResponse: auth.setPinResponse.reducer,
  resendOtpResponse: auth.resendOtpResponse.reducer,
});

const appReducer = combineReducers({
  countries: app.countries.reducer,
  languages: app.languages.reducer,
  banks: app.banks.reducer,
  networks: app.networks.reducer,
  bankPrices: app.bankPrices.reducer,
  contactForm: app.contactForm.reducer,
  checkoutResponse: app.checkoutResponse.reducer,
  uploadFileResponse: app.uploadFileResponse.reducer,
  profile: app.profile.reducer,
  balance: app.balance.reducer,
  sendEmailReceiptResponse: app.sendEmailReceiptResponse.reducer,
  cart: cartReducer,
});

/** All slices; slices that load later (the server cache) are injected. */
export const slices = combineSlices({
  auth: authReducer,
  app: appReducer,
  layout: layoutReducer,
  prefs: prefsReducer,
  session: sessionReducer,
});

/** The whole state, without injected slices. */
export type RootState = ReturnType<typeof slices>;

/**
 * The end of a session resets all slices except the preferences; a logout also removes the personal ones. Layout and cart are set to the values in
 * the action. The server cache clears itself.
 */
export function rootReducer(state: RootState | undefined, action: UnknownAction): RootState {
  if (!state || !sessionEnded.match(action)) return slices(state, action);
  const { layout, cart } = action.payload;
  return slices({ ...state, auth: undefined, session: undefined, layout, app: { cart } }, action);
}
