import type { Challenge, Gift, OpenedGift, OpenGift } from '@kado/contracts';
import { api } from '@kado/state/query';

export const { useGiftQuery, useSendGiftCodeMutation, useOpenGiftMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    gift: build.query<Gift, string>({
      query: (token) => async (client, signal) => (await client.gifts.one(token, signal)).data,
    }),
    sendGiftCode: build.mutation<Challenge, string>({
      query: (token) => async (client, signal) => (await client.gifts.sendCode(token, signal)).data,
    }),
    openGift: build.mutation<OpenedGift, { link: string } & OpenGift>({
      query:
        ({ link, ...body }) =>
        async (client, signal) =>
          (await client.gifts.open(link, body, signal)).data,
    }),
  }),
});
