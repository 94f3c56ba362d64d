/**
 * The brand's colours. For a new brand, change only this file and icons/mark.svg: the palettes of both variants take their colours from here. After a
 * change run `pnpm brand`.
 */
export const brand = {
  name: 'Kado',
  light: {
    ground: '#FAF7F2',
    text: '#1C211D',
    primary: '#0B6E4F',
    'on-primary': '#FFFFFF',
    'primary-press': '#095A41',
    'primary-wash': '#E4F0E9',
    accent: '#C8401A',
    'on-accent': '#FFFFFF',
    'accent-wash': '#FBE9E0',
    'mark-back': '#08573F',
  },
  dark: {
    ground: '#121512',
    text: '#EDF1EC',
    primary: '#4CC38A',
    'on-primary': '#06281B',
    'primary-press': '#6AD3A0',
    'primary-wash': '#17322A',
    accent: '#FF8A66',
    'on-accent': '#3A1005',
    'accent-wash': '#38221A',
    'mark-back': '#2F9C69',
  },
} as const;
