import type { Recipient } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Avatar } from '@kado/ui';
import { Chip, Chips } from '../controls/chip.tsx';
import { contactOf } from './contact-of.ts';

/** At most so many; the page of recipients has all. */
const SHOWN = 6;

/** Props of RecipientChips. */
export type RecipientChipsProps = {
  people: readonly Recipient[];
  chosen: Recipient | undefined;
  /** Undefined for somebody new. */
  onChoose: (recipient: Recipient | undefined) => void;
};

/** The saved people to send to; nothing while nobody is saved. */
export function RecipientChips({ people, chosen, onChoose }: RecipientChipsProps) {
  const { t } = useTranslation();
  if (people.length === 0) return null;
  const first = people.slice(0, SHOWN);
  const shown = chosen && !first.includes(chosen) ? [chosen, ...first.slice(0, -1)] : first;
  return (
    <Chips label={t('saved.label')}>
      {shown.map((person) => (
        <Chip
          key={person.id}
          pressed={person === chosen}
          picture={<Avatar id={contactOf(person)} name={person.name} size="xs" />}
          onClick={() => onChoose(person)}
        >
          <bdi>{person.name}</bdi>
        </Chip>
      ))}
      <Chip icon="plus" pressed={false} onClick={() => onChoose(undefined)}>
        {t('saved.new')}
      </Chip>
    </Chips>
  );
}
