import type { User } from '@kado/contracts';
import { QueryView } from '@kado/feature-kit';
import { Panel, useFormatters } from '@kado/product-ui';
import { useFormats, useLanguage, useTranslation } from '@kado/i18n';
import { profile, useLoaded } from '@kado/state';
import { Avatar, Line, Lines, Link, PageTitle, Row, SectionHead, SkeletonRows, Stack, Text } from '@kado/ui';
import { AppearancePanel } from '../components/appearance-panel.tsx';
import { SignOut } from '../components/sign-out.tsx';
import styles from '../components/account.module.css';

function Facts({ user }: { user: User }) {
  const { t } = useTranslation('product-account');
  const { lng } = useLanguage();
  const formats = useFormats();
  const texts = useFormatters();
  const country = new Intl.DisplayNames([lng], { type: 'region' }).of(user.countryIso) ?? user.countryIso;
  return (
    <Stack gap={24}>
      <Row gap={16}>
        <Avatar id={user.id} name={`${user.firstName} ${user.lastName}`} size="xl" />
        <Text size="head" weight="strong" as="p">
          <bdi>
            {user.firstName} {user.lastName}
          </bdi>
        </Text>
      </Row>
      <Panel>
        <Lines>
          <Line label={t('profile.email')}>
            <bdi dir="ltr">{user.email}</bdi>
          </Line>
          <Line label={t('profile.phone')}>
            {texts.facts(texts.phone(user.phone), t(user.phoneVerified ? 'profile.verified' : 'profile.unverified'))}
          </Line>
          <Line label={t('profile.country')}>{country}</Line>
          <Line label={t('profile.since')}>{formats.date(user.createdAt)}</Line>
        </Lines>
      </Panel>
    </Stack>
  );
}

export function Component() {
  const { t } = useTranslation('product-account');
  const query = useLoaded(profile, undefined);
  return (
    <div className={styles.column}>
      <PageTitle>{t('profile.heading')}</PageTitle>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />} empty={null} errorTitle={t('profile.error')}>
        {(user) => <Facts user={user} />}
      </QueryView>
      <AppearancePanel />
      <section aria-labelledby="devices">
        <SectionHead id="devices">{t('security.link')}</SectionHead>
        <Text>
          <Link to="/profile/security">{t('security.linkNote')}</Link>
        </Text>
      </section>
      <SignOut />
    </div>
  );
}
