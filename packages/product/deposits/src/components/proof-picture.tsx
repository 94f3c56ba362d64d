import { QueryView } from '@kado/feature-kit';
import { useTranslation } from '@kado/i18n';
import { Panel } from '@kado/product-ui';
import { Icon, Skeleton, Stack, Text } from '@kado/ui';
import { useProofPictureQuery } from '../api/deposits.ts';
import styles from './proof.module.css';

/** The submitted proof, as a picture. */
export function ProofPicture({ fileId }: { fileId: string }) {
  const { t } = useTranslation('product-deposits');
  const { data, error, refetch } = useProofPictureQuery(fileId);
  return (
    <Stack as="section" gap={16} aria-labelledby="sent">
      <Text as="h2" size="head" weight="strong" id="sent">
        {t('proof.sentHead')}
      </Text>
      <QueryView
        query={{ data, error, refetch }}
        skeleton={<Skeleton block={320} />}
        empty={null}
        isEmpty={() => false}
        errorTitle={t('error.proof')}
      >
        {({ url }) =>
          url ? (
            <img className={styles.picture} src={url} alt={t('proof.alt')} />
          ) : (
            <Panel className={styles.noPicture}>
              <Icon name="file" />
              <Text tone="quiet">{t('proof.noPicture')}</Text>
            </Panel>
          )
        }
      </QueryView>
    </Stack>
  );
}
