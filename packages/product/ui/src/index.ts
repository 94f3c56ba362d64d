export {
  amountForUrl,
  amountFromUrl,
  type AmountLimits,
  type AmountProblem,
  amountProblemOf,
  convertedLimits,
  convertedText,
  formatAmount,
  parseAmount,
  payOf,
  type TypedAmount,
} from './amounts/amount.ts';
export { useLimitText } from './sending/use-limit-text.ts';
export { AmountPair, type AmountPairProps } from './sending/amount-pair.tsx';
export { useAddToCart } from './cart/use-add-to-cart.ts';
export { Chip, type ChipProps, Chips } from './controls/chip.tsx';
export { ChoiceChips, type ChoiceChipsProps } from './controls/choice-chips.tsx';
export { CodeField, type CodeFieldProps } from './controls/code-field.tsx';
export { CountrySelect, type CountrySelectProps } from './controls/country-select.tsx';
export { LanguageSelect } from './controls/language-select.tsx';
export { MoneyField, type MoneyFieldProps } from './controls/money-field.tsx';
export { MobileField, type MobileFieldProps } from './controls/mobile-field.tsx';
export { PhoneField, type PhoneFieldProps } from './controls/phone-field.tsx';
export { type PhoneReader, type PhoneReading, usePhoneReader } from './controls/phone-reading.ts';
export { PinField, type PinFieldProps } from './controls/pin-field.tsx';
export { AccountField, type AccountFieldProps } from './accounts/account-field.tsx';
export { type AccountState, accountState, accountText, groupAccount, readAccount } from './accounts/account.ts';
export { BankFields, type BankFieldsProps } from './accounts/bank-fields.tsx';
export { RecipientChips, type RecipientChipsProps } from './recipients/recipient-chips.tsx';
export { contactOf, contactText } from './recipients/contact-of.ts';
export { type RadioCardOption, RadioCards, type RadioCardsProps } from './controls/radio-cards.tsx';
export { TextArea, type TextAreaProps } from './controls/text-area.tsx';
export { SearchField, type SearchFieldProps } from './controls/search-field.tsx';
export { SearchForm } from './controls/search-form.tsx';
export { type ChallengeState, challengeState, type HeldChallenge, useHeldChallenge } from './countdown/challenge-state.ts';
export { asClock } from './countdown/countdown.ts';
export { resendDelay, ResendCode, type ResendCodeProps } from './countdown/resend-code.tsx';
export { CsvButton, type CsvButtonProps } from './csv/csv-button.tsx';
export { dayName, timeZoneName } from './dates/day-name.ts';
export { useAgo } from './dates/use-ago.ts';
export { DialogForm, type DialogFormProps } from './dialogs/dialog-form.tsx';
export { GiftCardArt, type GiftCardArtProps } from './illustrations/gift-card-art.tsx';
export type { ParcelTag } from './illustrations/parcel.tsx';
export { FIRST_KEY, type KeyActions, useKeys } from './keys/use-keys.ts';
export type { Offer } from './offers/offer.ts';
export { Comparison, OfferList } from './offers/offer-list.tsx';
export type { OfferListProps } from './offers/offer-rows.tsx';
export { AuthLayout, type AuthLayoutProps } from './layout/auth-layout.tsx';
export { useFlow } from './layout/flow-context.ts';
export { ProductLayout, type ProductLayoutProps } from './layout/product-layout.tsx';
export type { Flow, LayoutNavItem } from './layout/product-nav.tsx';
export { PayBar, type PayBarProps, Split, type SplitProps } from './layout/split.tsx';
export { BalanceEye, type BalanceEyeProps, BalanceText, type BalanceTextProps } from './parts/balance-text.tsx';
export { MoneyText, type MoneyTextProps } from './money-text.tsx';
export { PracticePin } from './layout/practice-pin.ts';
export { RefillButton, type RefillButtonProps } from './parts/refill-button.tsx';
export { OwnPinField, type OwnPinFieldProps } from './pin/own-pin-field.tsx';
export { type PinRefusal, pinRefusalOf, usePinRefusalText } from './pin/pin-refusal.ts';
export { combineCalls, type LoadedCall } from './parts/combine-calls.ts';
export { heldUntil, isOpen, shownStatus, waitsForDay } from './orders/open-order.ts';
export { networkOf, repeatOf } from './orders/repeat.ts';
export { sendAgainUrl } from './orders/send-again.ts';
export { pictureOf } from './pictures/picture-of.ts';
export { OlderRows, type OlderRowsProps } from './lists/older-rows.tsx';
export { Conversation, type ConversationMessage, type ConversationProps } from './conversation/conversation.tsx';
export { FieldGroup, type FieldGroupProps } from './sending/field-group.tsx';
export { fieldErrorsOf } from './field-errors-of.ts';
export { isNotFound } from './is-not-found.ts';
export { List, ListRow, type ListRowProps } from './parts/list.tsx';
export { NoMatch, type NoMatchProps } from './lists/no-match.tsx';
export { ORDER_STATUS_STYLES, OrderStatusText, type OrderStatusTextProps, type StatusStyle } from './parts/order-status.tsx';
export { Panel, type PanelProps, Rule } from './parts/panel.tsx';
export { ProductTiles, type ProductTile } from './parts/product-tiles.tsx';
export { ReceiptCard, ReceiptCardPart, type ReceiptCardProps, RecipientHeading } from './sending/receipt-card.tsx';
export { SendForm, type SendFormProps } from './sending/send-form.tsx';
export type { SendSummaryProps } from './sending/send-summary.tsx';
export { Timeline, type TimelineState, TimelineStep, type TimelineStepProps } from './lists/timeline.tsx';
export { PeriodFields, type PeriodFieldsProps } from './period/period-fields.tsx';
export type { Days, Period } from './period/period.ts';
export { QrCode, type QrCodeProps } from './qr/qr-code.tsx';
export { type CheckedFile, checkFile, checkPicture, type FileProblem, PICTURES, PICTURES_AND_PDF } from './uploads/check-file.ts';
export { FileUpload, type FileUploadProps } from './uploads/file-upload.tsx';
export type { UploadView } from './uploads/upload-view.ts';
export { useLocalPicture } from './uploads/use-local-picture.ts';
export { excerpt } from './texts/excerpt.ts';
export { useFeeRule } from './texts/use-fee-rule.ts';
export { type Formatters, useFormatters } from './use-formatters.ts';
export { Clock, type ClockProps, Meter, Steps } from './parts/gauges.tsx';
export { SkeletonFigure, SkeletonReceipt } from './parts/skeletons.tsx';
