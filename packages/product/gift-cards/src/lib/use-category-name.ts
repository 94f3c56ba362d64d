import { GIFT_CATEGORIES } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';

type Category = (typeof GIFT_CATEGORIES)[number];
const isCategory = (text: string): text is Category => GIFT_CATEGORIES.some((each) => each === text);

/** Returns the translated name of a category; the raw name for a category that this version does not know. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('product-gift-cards');
  return (category) => (isCategory(category) ? t(`category.${category}`) : category);
}
