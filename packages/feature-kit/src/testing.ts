export { openFeature, type OpenOptions, type Opened } from './testing/open-feature.tsx';
