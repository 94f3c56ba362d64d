import { useLocation, useNavigate } from 'react-router';
import type { Challenge, CreatePin, DataOf, ForgotPin, Login, Registration, SetPin, VerifyToken } from '@kado/contracts';
import { returnPath, useWhileOpen } from '@kado/feature-kit';
import { useLanguage } from '@kado/i18n';
import { challengeState } from '@kado/product-ui';
import {
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
  verifyForgot,
  verifyTokenResponse,
} from '@kado/state';
import type { CodePageState } from './challenge.ts';
import { type Refusal, settleCall } from './settle-call.ts';

/** Signs in and opens the page that was asked for. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (values: Login) =>
    settleCall(dispatch(loginResponse.load(values)), () => void navigate(returnPath(search), { replace: true }));
}

/** Opens the page for the code. What was typed stays in the history's state of both pages, so that nobody types it again on the way back. */
function useOpenCodePage(path: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const location = useLocation();
  const whileOpen = useWhileOpen();
  return (typed: unknown) =>
    whileOpen(async ({ data }: DataOf<Challenge>) => {
      dispatch(resendOtpResponse.reset());
      await navigate(location, { replace: true, state: typed });
      const state: CodePageState = { ...challengeState(data), typed };
      void whileOpen(() => navigate(path, { state }))();
    });
}

/** Registers in the language on screen, and opens the page for the code. */
export function useRegister() {
  const dispatch = useAppDispatch();
  const open = useOpenCodePage('/verify');
  const { lng } = useLanguage();
  return (values: Omit<Registration, 'languageCode'>) =>
    settleCall(dispatch(registerResponse.load({ ...values, languageCode: lng })), open(values));
}

/** Requests a code for a new PIN, after which the sign-in page has the query `search`. */
export function useForgotPin(search: string) {
  const dispatch = useAppDispatch();
  const open = useOpenCodePage('/forgot-pin/verify');
  return (values: ForgotPin) => settleCall(dispatch(forgotPinResponse.load(values)), open({ ...values, search }));
}

/** Requests another code. */
export function useResend(done: () => void, failed: (refusal: Refusal) => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const whileOpen = useWhileOpen();
  const location = useLocation();
  return async (challengeId: string) => {
    const refusal = await settleCall(
      dispatch(resendOtpResponse.load({ challengeId })),
      whileOpen(({ data }) => {
        void navigate(location, { replace: true, state: { ...location.state, ...challengeState(data) } });
        done();
      }),
    );
    if (refusal) whileOpen(failed)(refusal);
  };
}

export function useVerify(done: () => void) {
  const dispatch = useAppDispatch();
  const whileOpen = useWhileOpen();
  return (body: VerifyToken) => settleCall(dispatch(verifyTokenResponse.load(body)), whileOpen(done));
}

export function useVerifyForgot(done: () => void) {
  const dispatch = useAppDispatch();
  const whileOpen = useWhileOpen();
  return (body: VerifyToken) => settleCall(dispatch(verifyForgot.load(body)), whileOpen(done));
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
  const whileOpen = useWhileOpen();
  const signedIn = useAppSelector(({ session }) => session.status === 'user');
  return (body: SetPin) =>
    settleCall(dispatch(setPinResponse.load(body)), async () => {
      // Whether this tab's session is one of them, its next response tells: a 401 ends it here.
      if (signedIn) await settleCall(dispatch(profile.load()), () => undefined);
      whileOpen(done)();
      for (const call of [forgotPinResponse, verifyForgot, resendOtpResponse]) dispatch(call.reset());
    });
}
