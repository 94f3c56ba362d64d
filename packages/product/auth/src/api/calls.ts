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
import type { QueryFailure } from '@kado/state/query';
import type { CodePageState } from './challenge.ts';
import { settleCall } from './settle-call.ts';

/** Signs in and opens the page that the user requested before. */
export function useSignIn() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  return (values: Login) =>
    settleCall(dispatch(loginResponse.load(values)), () => void navigate(returnPath(search), { replace: true }));
}

/** Opens the page for the code. The history state of both pages keeps the typed values, so that they are restored when the user goes back. */
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

/** Registers with the current language, and opens the page for the code. */
export function useRegister() {
  const dispatch = useAppDispatch();
  const open = useOpenCodePage('/verify');
  const { lng } = useLanguage();
  return (values: Omit<Registration, 'languageCode'>) =>
    settleCall(dispatch(registerResponse.load({ ...values, languageCode: lng })), open(values));
}

/** Requests a code for a new PIN. `search` is the query of the sign-in page that opens after the new PIN is set. */
export function useForgotPin(search: string) {
  const dispatch = useAppDispatch();
  const open = useOpenCodePage('/forgot-pin/verify');
  return (values: ForgotPin) => settleCall(dispatch(forgotPinResponse.load(values)), open({ ...values, search }));
}

/** Requests a new code. */
export function useResend(done: () => void, failed: (refusal: QueryFailure) => void) {
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

/** Creates the first PIN, signs in, and clears the responses of the registration from the store. */
export function useCreatePin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (body: CreatePin) =>
    settleCall(dispatch(pin.load(body)), () => {
      void navigate('/', { replace: true });
      for (const call of [registerResponse, verifyTokenResponse, resendOtpResponse]) dispatch(call.reset());
    });
}

/** Sets the new PIN. The server ends all sessions of the account, so the user signs in again next. */
export function useSetPin(done: () => void) {
  const dispatch = useAppDispatch();
  const whileOpen = useWhileOpen();
  const signedIn = useAppSelector(({ session }) => session.status === 'user');
  return (body: SetPin) =>
    settleCall(dispatch(setPinResponse.load(body)), async () => {
      // If this tab's session is one of the ended ones, the next request fails with 401, which ends it here.
      if (signedIn) await settleCall(dispatch(profile.load()), () => undefined);
      whileOpen(done)();
      for (const call of [forgotPinResponse, verifyForgot, resendOtpResponse]) dispatch(call.reset());
    });
}
