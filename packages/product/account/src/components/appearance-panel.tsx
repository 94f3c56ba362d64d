import { isLanguage, LANGUAGES, useLanguage, useTranslation } from '@kado/i18n';
import { skinChanged, useAppDispatch, useAppSelector } from '@kado/state';
import { Chip, Chips } from '@kado/product-ui';
import { SectionHead, SelectField, Stack, Text, useToast } from '@kado/ui';

const languages = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));
const SKINS = ['light', 'dark', 'system'] as const;

/** Language and skin: both at once, and kept on this device. */
export function AppearancePanel() {
  const { t } = useTranslation('product-account');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { lng, choose } = useLanguage();
  const skin = useAppSelector((state) => state.layout.skin);
  const change = (next: string) =>
    void (isLanguage(next) && choose(next).catch(() => toast({ text: t('look.failed'), tone: 'bad' })));
  return (
    <section aria-labelledby="look">
      <SectionHead id="look">{t('look.heading')}</SectionHead>
      <Stack gap={24}>
        <SelectField
          label={t('look.language')}
          options={languages}
          value={lng}
          onChange={(event) => change(event.target.value)}
        />
        <Stack gap={8}>
          <Text size="small" weight="medium">
            {t('look.skin')}
          </Text>
          <Chips label={t('look.skin')}>
            {SKINS.map((each) => (
              // The template's skins look light here, so light is what is pressed.
              <Chip
                key={each}
                pressed={each === skin || (each === 'light' && !SKINS.some((own) => own === skin))}
                onClick={() => void dispatch(skinChanged(each))}
              >
                {t(`look.${each}`)}
              </Chip>
            ))}
          </Chips>
        </Stack>
      </Stack>
    </section>
  );
}
