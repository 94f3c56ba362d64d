import type { User } from '@kado/contracts';
import { Panel, useFormatters } from '@kado/product-ui';
import { useFormats, useLanguage, useTranslation } from '@kado/i18n';
import { Avatar, Button, Line, Lines, Row, Stack, Text, TextButton } from '@kado/ui';
import { useState } from 'react';
import styles from './account.module.css';
import { ChangeContactDialog, type Contact } from './change-contact.tsx';
import { EditProfile } from './edit-profile.tsx';

/** Who somebody is, and the way to change it. */
export function ProfileFacts({ user }: { user: User }) {
  const { t } = useTranslation('product-account');
  const { lng } = useLanguage();
  const formats = useFormats();
  const texts = useFormatters();
  const [open, setOpen] = useState<'edit' | Contact>();
  const close = () => setOpen(undefined);
  const country = new Intl.DisplayNames([lng], { type: 'region' }).of(user.countryIso) ?? user.countryIso;
  const language = new Intl.DisplayNames([lng], { type: 'language' }).of(user.languageCode) ?? user.languageCode;
  const phoneAct = t(user.phoneVerified ? 'contact.change' : 'contact.verify');
  return (
    <Stack gap={24}>
      <Row gap={16} wrap apart>
        <Row gap={16}>
          <Avatar id={user.id} name={`${user.firstName} ${user.lastName}`} size="xl" />
          <Text size="head" weight="strong" as="p">
            <bdi>
              {user.firstName} {user.lastName}
            </bdi>
          </Text>
        </Row>
        <Button variant="soft" size="small" icon="edit" onClick={() => setOpen('edit')}>
          {t('edit.open')}
        </Button>
      </Row>
      <Panel>
        <Lines>
          <Line label={t('profile.email')}>
            <span className={styles.value}>
              <bdi dir="ltr">{user.email}</bdi>
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
              {texts.facts(texts.phone(user.phone), t(user.phoneVerified ? 'profile.verified' : 'profile.unverified'))}
              <TextButton size="small" aria-label={`${phoneAct}: ${t('profile.phone')}`} onClick={() => setOpen('phone')}>
                {phoneAct}
              </TextButton>
            </span>
          </Line>
          <Line label={t('profile.country')}>{country}</Line>
          <Line label={t('edit.language')}>{language}</Line>
          <Line label={t('profile.since')}>{formats.date(user.createdAt)}</Line>
        </Lines>
      </Panel>
      {open === 'edit' && <EditProfile user={user} onClose={close} />}
      {(open === 'email' || open === 'phone') && <ChangeContactDialog kind={open} user={user} onClose={close} />}
    </Stack>
  );
}
