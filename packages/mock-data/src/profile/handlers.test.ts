import { Profile } from '@kado/contracts/template';
import { expect, it } from 'vitest';
import { testBackend } from '../testing.ts';

const call = testBackend();

it('has every part of a profile', async () => {
  const { suggestedPages, twitterFeeds, post, latestPhotos, suggestions, polls } = Profile.parse(
    (await call('GET', '/profile/data')).body,
  );
  expect([suggestedPages, twitterFeeds, post, latestPhotos, suggestions, polls].map(({ length }) => length)).toEqual([
    6, 3, 3, 9, 6, 2,
  ]);
  expect(post.every(({ likedUsers, postImg, postVid }) => likedUsers.length === 5 && (postImg ?? postVid) !== undefined)).toBe(
    true,
  );
  expect(polls.every(({ result }) => /^\d+%$/.test(result))).toBe(true);
});
