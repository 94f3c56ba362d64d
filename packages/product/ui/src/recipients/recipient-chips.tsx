import type { Recipient } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Avatar, Skeleton } from '@kado/ui';
import { Chip, Chips } from '../controls/chip.tsx';
import { contactOf } from './contact-of.ts';

/** The maximum number of chips; the recipients page shows all recipients. */
const SHOWN = 6;

/** Props of RecipientChips. */
export type RecipientChipsProps = {
  /** Undefined while the recipients load. */
  people: readonly Recipient[] | undefined;
  chosen: Recipient | undefined;
  /** Receives undefined for a new recipient. */
  onChoose: (recipient: Recipient | undefined) => void;
};

/** The height of the row of chips, in px. */
const ROW = 52;

/** The saved recipients to choose from; nothing if there are none. While they load, a skeleton of the same height keeps the fields in place. */
export function RecipientChips({ people, chosen, onChoose }: RecipientChipsProps) {
  const { t } = useTranslation();
  if (!people) return <Skeleton block={ROW} />;
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
