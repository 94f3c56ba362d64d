import { QueryView, useNav, usePractising } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { profile, useLoaded } from '@kado/state';
import { Button, Link, PageTitle, SectionHead, ShowOn, SkeletonRows, Stack, Text } from '@kado/ui';
import { useState } from 'react';
import styles from '../components/account.module.css';
import { AppearancePanel } from '../components/appearance-panel.tsx';
import { ChangePin } from '../components/change-pin.tsx';
import { DevicePanel } from '../components/device-panel.tsx';
import { PracticePanel } from '../components/practice-panel.tsx';
import { PreferencesPanel } from '../components/preferences-panel.tsx';
import { ProfileFacts } from '../components/profile-facts.tsx';
import { SignOut } from '../components/sign-out.tsx';

function Security() {
  const { t } = useTranslation('product-account');
  const [changing, setChanging] = useState(false);
  return (
    <section aria-labelledby="security">
      <SectionHead id="security">{t('security.section')}</SectionHead>
      <Stack gap={16}>
        <Text>
          <Link to="/profile/security">{t('security.linkNote')}</Link>
        </Text>
        <div>
          <Button variant="soft" icon="lock" onClick={() => setChanging(true)}>
            {t('pin.title')}
          </Button>
        </div>
      </Stack>
      {changing && <ChangePin onClose={() => setChanging(false)} />}
    </section>
  );
}

/** Links to the pages that do not fit in a phone's tabs. */
function MorePages() {
  const { t } = useTranslation('product-account');
  const pages = useNav('more');
  if (pages.length === 0) return null;
  return (
    <ShowOn on="phone">
      <nav aria-labelledby="more">
        <SectionHead id="more">{t('profile.more')}</SectionHead>
        <Stack gap={16}>
          {pages.map(({ key, to, label }) => (
            <Text key={key}>
              <Link to={to}>{label}</Link>
            </Text>
          ))}
        </Stack>
      </nav>
    </ShowOn>
  );
}

/** The account settings. Hidden in practice mode, because the PIN is the real one. */
function Account() {
  const { t } = useTranslation('product-account');
  const query = useLoaded(profile, undefined);
  return (
    <>
      <QueryView query={query} skeleton={<SkeletonRows count={4} />} empty={null} errorTitle={t('profile.error')}>
        {(user) => <ProfileFacts user={user} />}
      </QueryView>
      <Security />
      <PreferencesPanel />
    </>
  );
}

/** /profile */
export function Component() {
  const { t } = useTranslation('product-account');
  const practising = usePractising();
  return (
    <div className={styles.column}>
      <PageTitle>{t('profile.heading')}</PageTitle>
      {practising ? <PracticePanel /> : <Account />}
      <AppearancePanel />
      <DevicePanel />
      {!practising && <PracticePanel />}
      <MorePages />
      <SignOut />
    </div>
  );
}
