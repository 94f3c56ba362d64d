import type { Network } from '@kado/contracts';
import { useTranslation } from '@kado/i18n';
import { Button, Loading, RadioList, Row, Skeleton, Stack, Text, Tile } from '@kado/ui';
import { Meter } from '@kado/product-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { confidenceOf } from '../lib/networks.ts';
import styles from './top-up.module.css';

export type NetworkBlockProps = {
  rows: readonly Network[];
  chosen: Network | undefined;
  /** The name of the country, shown if no network was detected. */
  country: string;
  /** Whether the user chose the network, instead of the detection. */
  own: boolean;
  looking: boolean;
  onChoose: (id: string) => void;
};

function ConfidenceText({ network, country, own }: { network: Network; country: string; own: boolean }) {
  const { t } = useTranslation('product-topup');
  const level = confidenceOf(network);
  if (own && level === 0) return t('network.own');
  return (
    <span className={styles.confidence}>
      {level > 0 && <Meter level={level} />}
      <span>{level === 0 ? t('network.confidence0', { country }) : t(`network.confidence${level}`)}</span>
    </span>
  );
}

const TileOf = ({ network }: { network: Network }) => <Tile id={network.id} initials={network.logo.initials} />;

/** Whether the list of networks is open. A press on a network closes it; the arrow keys move the choice, and Enter or Space closes it. */
function usePicking(onChoose: (id: string) => void) {
  const [picking, setPicking] = useState(false);
  const [presses, setPresses] = useState(0);
  const block = useRef<HTMLDivElement>(null);
  // The pressed element has disappeared, so the one that replaces it gets the focus.
  useEffect(() => {
    if (presses > 0) block.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
  }, [presses]);
  const pick = (open: boolean) => {
    setPicking(open);
    setPresses(presses + 1);
  };
  const walking = useRef(false);
  const choose = (id: string) => {
    onChoose(id);
    if (walking.current) setPicking(true);
    else pick(false);
  };
  const keys = {
    onPointerDown: () => (walking.current = false),
    onKeyDown: (event: KeyboardEvent) => {
      walking.current = event.key.startsWith('Arrow');
      if (!['Enter', ' '].includes(event.key) || !block.current?.querySelector('input:checked')) return;
      // Prevents Enter from submitting the form.
      event.preventDefault();
      pick(false);
    },
  };
  return { block, picking, open: () => pick(true), choose, keys };
}

/** The detected network, with a list of the other networks of the country. */
export function NetworkBlock({ rows, chosen, country, own, looking, onChoose }: NetworkBlockProps) {
  const { t } = useTranslation('product-topup');
  const { block, picking, open, choose, keys } = usePicking(onChoose);
  if (rows.length === 0) return looking ? <NetworkSkeleton label={t('network.looking')} /> : null;
  if (chosen && !picking)
    return (
      <Row ref={block} className={styles.network} aria-live="polite">
        <TileOf network={chosen} />
        <div className={styles.grow}>
          <Text weight="strong">{chosen.name}</Text>
          <Text as="div" size="small" tone="quiet">
            <ConfidenceText network={chosen} country={country} own={own} />
          </Text>
        </div>
        {rows.length > 1 && (
          <Button variant="soft" size="small" aria-expanded={false} onClick={open}>
            {t('network.change')}
          </Button>
        )}
      </Row>
    );
  return (
    <Stack ref={block} gap={8} {...keys}>
      <Text weight="medium" size="small">
        {chosen ? t('network.label') : t('network.choose')}
      </Text>
      <RadioList
        label={t('network.label')}
        name="network"
        value={chosen?.id}
        onChange={choose}
        options={rows.map((network) => ({
          value: network.id,
          head: network.name,
          detail: <ConfidenceText network={network} country={country} own={false} />,
          picture: <TileOf network={network} />,
        }))}
      />
    </Stack>
  );
}

function NetworkSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Row className={styles.network}>
        <Skeleton inline={44} block={44} />
        <div className={styles.skeleton}>
          <Skeleton inline={120} />
          <Skeleton inline={180} block={12} />
        </div>
      </Row>
    </Loading>
  );
}
