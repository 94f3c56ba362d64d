import { isLanguage, languageChoices, useLanguage, useTranslation } from '@kado/i18n';
import { languages, skinChanged, useAppDispatch, useAppSelector, useLoaded } from '@kado/state';
import { Chip, Chips } from '@kado/product-ui';
import { SectionHead, SelectField, Stack, Text, useToast } from '@kado/ui';

const SKINS = ['light', 'dark', 'system'] as const;

/** Language and colour scheme. Both apply at once and are stored on this device. */
export function AppearancePanel() {
  const { t } = useTranslation('product-account');
  const { t: common } = useTranslation();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const { lng, choose } = useLanguage();
  const { data: offered } = useLoaded(languages, undefined);
  const options = languageChoices(offered, lng).map(({ code, nativeName }) => ({ value: code, label: nativeName }));
  const skin = useAppSelector((state) => state.layout.skin);
  const change = (next: string) =>
    void (isLanguage(next) && choose(next).catch(() => toast({ text: t('appearance.failed'), tone: 'bad' })));
  return (
    <section aria-labelledby="appearance">
      <SectionHead id="appearance">{t('appearance.heading')}</SectionHead>
      <Stack gap={24}>
        <SelectField
          label={common('language.label')}
          options={options}
          value={lng}
          onChange={(event) => change(event.target.value)}
        />
        <Stack gap={8}>
          <Text size="small" weight="medium">
            {common('skin.label')}
          </Text>
          <Chips label={common('skin.label')}>
            {SKINS.map((each) => (
              // In the product the template's own skins look like the light one, so light is shown as chosen.
              <Chip
                key={each}
                pressed={each === skin || (each === 'light' && !SKINS.some((own) => own === skin))}
                onClick={() => void dispatch(skinChanged(each))}
              >
                {common(`skin.${each}`)}
              </Chip>
            ))}
          </Chips>
        </Stack>
      </Stack>
    </section>
  );
}
