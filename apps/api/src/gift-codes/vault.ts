import { createEncryption, type EncryptionKeys } from '../crypto/encryption.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import type { EncryptedGift, EncryptedLink } from './stored-gift.ts';

/** Encrypts the codes of gift cards and the tokens of their links. A text that was encrypted for one item cannot be decrypted for another. */
export type GiftVault = {
  /** The data to store when a gift card is delivered. */
  encryptGift: (itemId: string, code: string) => EncryptedGift;
  /** A new link for the gift card's recipient. */
  newLink: (itemId: string) => EncryptedLink;
  code: (itemId: string, encrypted: string) => string;
  token: (itemId: string, encrypted: string) => string;
  /** The same code encrypted with the current key; undefined if it already is. */
  renewedCode: (itemId: string, encrypted: string) => string | undefined;
};

export function createGiftVault(keys: EncryptionKeys): GiftVault {
  const { encrypt, decrypt, renew } = createEncryption(keys, 'gift');
  const newLink = (itemId: string): EncryptedLink => {
    const token = newToken();
    return { hash: hashToken(token), encrypted: encrypt(token, `link ${itemId}`) };
  };
  return {
    newLink,
    encryptGift: (itemId, code) => ({ code: encrypt(code, `code ${itemId}`), link: newLink(itemId) }),
    code: (itemId, encrypted) => decrypt(encrypted, `code ${itemId}`),
    token: (itemId, encrypted) => decrypt(encrypted, `link ${itemId}`),
    renewedCode: (itemId, encrypted) => renew(encrypted, `code ${itemId}`),
  };
}
