import type { Recipient } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Avatar, Skeleton } from '@kado/ui';
import { Chip, Chips } from '../controls/chip.tsx';
import { contactOf } from './contact-of.ts';

/** At most so many; the page of recipients has all. */
const SHOWN = 6;

/** Props of RecipientChips. */
export type RecipientChipsProps = {
  /** Undefined while they are loading. */
  people: readonly Recipient[] | undefined;
  chosen: Recipient | undefined;
  /** Undefined for somebody new. */
  onChoose: (recipient: Recipient | undefined) => void;
};

/** As high as the row of chips. */
const ROW = 52;

/** The saved people to send to; nothing while nobody is saved. While they load, a skeleton is as high, so that no field moves. */
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
