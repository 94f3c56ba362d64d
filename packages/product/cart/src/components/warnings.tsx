import { CountryIso, type Item, type Risk } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Callout, Checkbox, FieldNote, Stack } from '@kado/ui';
import { warningKey, type Warning } from '../lib/risks.ts';
import { useCartFormatters } from '../lib/use-formatters.ts';

export type WarningsProps = {
  warnings: readonly Warning[];
  ticked: ReadonlySet<string>;
  /** Whether the form was submitted; from then on each unchecked checkbox shows that it is required. */
  tried: boolean;
  /** The received amount of an item as text, for the warning about an unusual amount. */
  amountOf: (item: Item) => string;
  onTick: (key: string, on: boolean) => void;
};

/** The id of a warning's checkbox, so that the form can focus it. */
export const checkboxId = ({ item }: Warning): string => `check-${item.id}`;

type RiskText = { title: string; text: string };

const NEW_TEXT = { topup: 'risk.newText', gift: 'risk.newMailText', bank: 'risk.newAccountText' } as const;

/** The phone number, e-mail address or account that an item is sent to; a warning asks the user to compare it. */
function targetOf(item: Item, { phone, facts }: ReturnType<typeof useCartFormatters>): string {
  if (item.kind === 'topup') return phone(item.phone);
  return facts(item.kind === 'gift' ? item.recipient.email : item.account.number);
}

/** The text of a warning, with the recipient and the amount. */
function useRiskText(amountOf: WarningsProps['amountOf']) {
  const { t } = useTranslation('product-cart');
  const format = useCartFormatters();
  const nameOf = (iso: string | number | undefined) =>
    CountryIso.safeParse(iso).success ? format.nameOf('region', String(iso)) : undefined;
  return ({ item, params }: Warning, code: Risk['code']): RiskText => {
    const who = format.entered(item);
    const [chosen, detected] = [params['chosen'], params['detected']];
    switch (code) {
      case 'NEW_RECIPIENT':
        return { title: t('risk.newTitle', { who: targetOf(item, format) }), text: t(NEW_TEXT[item.kind]) };
      case 'LOOK_ALIKE': {
        const known = String(params['known'] ?? '');
        return {
          title: t(`risk.alike.${item.kind}`, { who: targetOf(item, format) }),
          text: t('risk.alikeText', { known: item.kind === 'topup' ? format.phone(known) : format.facts(known) }),
        };
      }
      case 'NETWORK_MISMATCH': {
        const named = typeof chosen === 'string' && typeof detected === 'string';
        return {
          title: t('risk.networkTitle', { who }),
          text: named ? t('risk.networkText', { chosen, detected }) : t('risk.networkTextPlain'),
        };
      }
      case 'COUNTRY_MISMATCH': {
        const [country, saved] = [nameOf(params['country']), nameOf(params['saved'])];
        return {
          title: t('risk.countryTitle', { who }),
          text: country && saved ? t('risk.countryText', { country, saved }) : t('risk.countryTextPlain'),
        };
      }
      case 'UNUSUAL_AMOUNT':
        return { title: t('risk.amountTitle'), text: t('risk.amountText', { who, amount: amountOf(item) }) };
    }
  };
}

/** The risk panel: the warnings to check before paying, with a checkbox for each item. */
export function Warnings({ warnings, ticked, tried, amountOf, onTick }: WarningsProps) {
  const { t } = useTranslation('product-cart');
  const textOf = useRiskText(amountOf);
  if (warnings.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-label={t('risk.region')}>
      {warnings.map((warning) => {
        const [first, ...others] = warning.codes.map((code) => ({ code, ...textOf(warning, code) }));
        const key = warningKey(warning);
        return (
          <Callout key={key} tone="warn" titleAs="h2" title={first?.title}>
            <p>{first?.text}</p>
            {others.map(({ code, title, text }) => (
              <p key={code}>
                {t('risk.also')} {title}. {text}
              </p>
            ))}
            <CheckedBox id={checkboxId(warning)} checked={ticked.has(key)} required={tried} onChange={(on) => onTick(key, on)} />
          </Callout>
        );
      })}
    </Stack>
  );
}

type CheckedBoxProps = { id: string; checked: boolean; required: boolean; onChange: (on: boolean) => void };

/** The checkbox of a warning; its error disappears once it is checked. */
function CheckedBox({ id, checked, required, onChange }: CheckedBoxProps) {
  const { t } = useTranslation('product-cart');
  const wrong = required && !checked;
  const note = `${id}-note`;
  return (
    <div aria-live="assertive">
      <Checkbox
        id={id}
        checked={checked}
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? note : undefined}
        onChange={({ target }) => onChange(target.checked)}
      >
        {t('risk.tick')}
      </Checkbox>
      {wrong && <FieldNote id={note} error={t('pay.tickFirst')} />}
    </div>
  );
}
