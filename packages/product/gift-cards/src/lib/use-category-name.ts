import { GIFT_CATEGORIES } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';

type Category = (typeof GIFT_CATEGORIES)[number];
const isCategory = (text: string): text is Category => GIFT_CATEGORIES.some((each) => each === text);

/** The name of a category in the language on screen; one that a newer server added keeps its own name. */
export function useCategoryName(): (category: string) => string {
  const { t } = useTranslation('product-gift-cards');
  return (category) => (isCategory(category) ? t(`category.${category}`) : category);
}
