import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { CreatePin, ForgotPin, Login, Registration, SetPin, VerifyToken } from '@kado/contracts';
import { returnPath } from '@kado/feature-kit';
import { useLanguage } from '@kado/i18n';
import {
  countries,
  forgotPinResponse,
  loginResponse,
  pin,
  profile,
  registerResponse,
  resendOtpResponse,
  setPinResponse,
  useAppDispatch,
  useAppSelector,
  useCall,
  useLoaded,
  verifyForgot,
  verifyTokenResponse,
} from '@kado/state';
import { challengeState } from './challenge.ts';
import { type Refusal, settleCall } from './settle-call.ts';

/** Signs in and opens the page that was asked for. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (values: Login) =>
    settleCall(dispatch(loginResponse.load(values)), () => void navigate(returnPath(search), { replace: true }));
}

/** Registers in the language on screen, and opens the page for the code. */
export function useRegister() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { lng } = useLanguage();
  return (values: Omit<Registration, 'languageCode'>) =>
    settleCall(dispatch(registerResponse.load({ ...values, languageCode: lng })), ({ data }) => {
      dispatch(resendOtpResponse.reset());
      void navigate('/verify', { state: challengeState(data) });
    });
}

/** Requests a code for a new PIN. */
export function useForgotPin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (values: ForgotPin) =>
    settleCall(dispatch(forgotPinResponse.load(values)), ({ data }) => {
      dispatch(resendOtpResponse.reset());
      void navigate('/forgot-pin/verify', { state: challengeState(data) });
    });
}

/** Requests another code. */
export function useResend(done: () => void, failed: (refusal: Refusal) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async (challengeId: string) => {
    const refusal = await settleCall(dispatch(resendOtpResponse.load({ challengeId })), ({ data }) => {
      void navigate(pathname, { replace: true, state: challengeState(data) });
      done();
    });
    if (refusal) failed(refusal);
  };
}

export function useVerify(done: () => void) {
  const dispatch = useAppDispatch();
  return (body: VerifyToken) => settleCall(dispatch(verifyTokenResponse.load(body)), done);
}

export function useVerifyForgot(done: () => void) {
  const dispatch = useAppDispatch();
  return (body: VerifyToken) => settleCall(dispatch(verifyForgot.load(body)), done);
}

export const usePinToken = (): string | undefined => useCall(verifyTokenResponse).data?.data.pinToken;
export const useResetToken = (): string | undefined => useCall(verifyForgot).data?.data.resetToken;

/** Creates the first PIN and signs in; the one-time answers of the registration are forgotten. */
export function useCreatePin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (body: CreatePin) =>
    settleCall(dispatch(pin.load(body)), () => {
      void navigate('/', { replace: true });
      for (const call of [registerResponse, verifyTokenResponse, resendOtpResponse]) dispatch(call.reset());
    });
}

/** Sets the new PIN; every session of the account has ended, so signing in comes next. */
export function useSetPin(done: () => void) {
  const dispatch = useAppDispatch();
  const signedIn = useAppSelector(({ session }) => session.status === 'user');
  return (body: SetPin) =>
    settleCall(dispatch(setPinResponse.load(body)), async () => {
      // Whether this tab's session is one of them, its next response tells: a 401 ends it here.
      if (signedIn) await settleCall(dispatch(profile.load()), () => undefined);
      done();
      for (const call of [forgotPinResponse, verifyForgot, resendOtpResponse]) dispatch(call.reset());
    });
}

/** The countries in the language on screen. */
export function useCountries() {
  const { lng } = useLanguage();
  const state = useLoaded(countries, undefined);
  const { refetch } = state;
  useEffect(() => {
    refetch();
  }, [lng, refetch]);
  return state;
}
