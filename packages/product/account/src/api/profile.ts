import type {
  ChangeContact,
  ChangePin,
  Challenge,
  NotificationPreferences,
  Session,
  User,
  UserChange,
  VerifyToken,
} from '@kado/contracts';
import { api } from '@kado/state/query';

const profileApi = api.enhanceEndpoints({ addTagTypes: ['Session', 'Preferences'] }).injectEndpoints({
  endpoints: (build) => ({
    changeMe: build.mutation<User, UserChange>({
      query: (body) => async (client) => (await client.users.change(body)).data,
    }),
    /** The server ends all other sessions. */
    changePin: build.mutation<Session, ChangePin>({
      query: (body) => async (client) => (await client.users.changePin(body)).data,
      invalidatesTags: ['Session'],
    }),
    changeContact: build.mutation<Challenge, ChangeContact>({
      query: (body) => async (client) => (await client.users.changeContact(body)).data,
    }),
    verifyContact: build.mutation<User, VerifyToken>({
      query: (body) => async (client) => (await client.users.verifyContact(body)).data,
    }),
    resendCode: build.mutation<Challenge, string>({
      query: (challengeId) => async (client) => (await client.auth.resendOtp({ challengeId })).data,
    }),
    preferences: build.query<NotificationPreferences, void>({
      query: () => async (client, signal) => (await client.users.preferences(signal)).data,
      providesTags: ['Preferences'],
    }),
    setPreferences: build.mutation<NotificationPreferences, NotificationPreferences>({
      query: (body) => async (client) => (await client.users.setPreferences(body)).data,
      // Updates the cache at once with the response, so that a second change starts from it.
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(profileApi.util.updateQueryData('preferences', undefined, () => answer.data));
      },
    }),
  }),
});

export const {
  useChangeMeMutation,
  useChangePinMutation,
  useChangeContactMutation,
  useVerifyContactMutation,
  useResendCodeMutation,
  usePreferencesQuery,
  useSetPreferencesMutation,
} = profileApi;
