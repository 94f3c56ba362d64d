import type { User } from '@kado/contracts';
import { Panel, useFormatters } from '@kado/product-ui';
import { useLocaleFormatters, useTranslation } from '@kado/i18n';
import { Button, Line, Lines, Row, Stack, Text, TextButton } from '@kado/ui';
import { useState } from 'react';
import styles from './account.module.css';
import { ChangeContactDialog, type Contact, useHeldContact } from './change-contact.tsx';
import { ChangePicture } from './change-picture.tsx';
import { EditProfile } from './edit-profile.tsx';
import { OwnAvatar } from './own-avatar.tsx';

type Dialog = 'edit' | 'picture' | Contact;

/** The user's picture and name, with buttons to change them. */
function PersonHead({ user, onOpen }: { user: User; onOpen: (dialog: Dialog) => void }) {
  const { t } = useTranslation('product-account');
  return (
    <Row gap={16} wrap apart>
      <Row gap={16}>
        <OwnAvatar user={user} />
        <Stack gap={4}>
          <Text size="head" weight="strong" as="p">
            <bdi>
              {user.firstName} {user.lastName}
            </bdi>
          </Text>
          <TextButton size="small" onClick={() => onOpen('picture')}>
            {t(user.avatarFileId ? 'picture.change' : 'picture.add')}
          </TextButton>
        </Stack>
      </Row>
      <Button variant="soft" size="small" icon="edit" onClick={() => onOpen('edit')}>
        {t('edit.open')}
      </Button>
    </Row>
  );
}

/** The user's personal data, with buttons to change them. */
export function ProfileFacts({ user }: { user: User }) {
  const { t } = useTranslation('product-account');
  const { date } = useLocaleFormatters();
  const format = useFormatters();
  const held = useHeldContact();
  const [open, setOpen] = useState<Dialog | undefined>(held?.isClosed ? undefined : held?.kind);
  const close = () => setOpen(undefined);
  const phoneAct = t(user.phoneVerified ? 'contact.change' : 'contact.verify');
  return (
    <Stack gap={24}>
      <PersonHead user={user} onOpen={setOpen} />
      <Panel>
        <Lines>
          <Line label={t('profile.email')}>
            <span className={styles.value}>
              <span>
                <bdi dir="ltr">{user.email}</bdi>
              </span>
              <TextButton
                size="small"
                aria-label={`${t('contact.change')}: ${t('profile.email')}`}
                onClick={() => setOpen('email')}
              >
                {t('contact.change')}
              </TextButton>
            </span>
          </Line>
          <Line label={t('profile.phone')}>
            <span className={styles.value}>
              {format.facts(format.phone(user.phone), t(user.phoneVerified ? 'profile.verified' : 'profile.unverified'))}
              <TextButton size="small" aria-label={`${phoneAct}: ${t('profile.phone')}`} onClick={() => setOpen('phone')}>
                {phoneAct}
              </TextButton>
            </span>
          </Line>
          <Line label={t('profile.country')}>{format.nameOf('region', user.countryIso)}</Line>
          <Line label={t('edit.language')}>{format.nameOf('language', user.languageCode)}</Line>
          <Line label={t('profile.since')}>{date(user.createdAt)}</Line>
        </Lines>
      </Panel>
      {open === 'picture' && <ChangePicture user={user} onClose={close} />}
      {open === 'edit' && <EditProfile user={user} onClose={close} />}
      {(open === 'email' || open === 'phone') && <ChangeContactDialog kind={open} user={user} onClose={close} />}
    </Stack>
  );
}
