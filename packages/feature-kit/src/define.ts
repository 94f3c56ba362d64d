import type { ComponentType } from 'react';
import type { Ability } from '@kado/contracts';
import type { AppDispatch } from '@kado/state';

/** Who may open a route: everyone, only visitors without a session, or users with an ability. */
export type Access = { kind: 'public' } | { kind: 'guest' } | ({ kind: 'needs' } & Ability);
/** The handle of a route; the menu, the guard and the tests read its access. */
export type Handle = { access: Access };
/** Preloads the first data of a page at this address. A failure is ignored, because the page makes the same request and shows its failure. */
export type Preload = (dispatch: AppDispatch, address: URL) => Promise<unknown>;
/** A lazily loaded page module: its `Component`, and optionally `preload` for its data. */
export type Screen = { Component: ComponentType; preload?: Preload };
/** The layouts of a shell: `app` with menu and header, `flow` for a single task (`app` if the shell has none), `none` for pages with their own. */
export type LayoutName = 'app' | 'flow' | 'none';

/** One route of a feature. */
export type FeatureRoute = {
  /** Without a leading slash; '' is the home page. */
  path: string;
  handle: Handle;
  lazy: () => Promise<Screen>;
  /** By default `app` if the route needs an ability, else `none`. */
  layout?: LayoutName;
  /** Translation key of the document title; by default the title is the page's h1. */
  title?: string;
};

/** A menu entry; visible to users who may open its route. */
export type NavItem = {
  key: string;
  to: string;
  icon: string;
  section: string;
  parent?: string;
  /** First path segments of other pages on which this entry is also marked as current: `['deposits']`. */
  areas?: readonly string[];
};

/** Props of a tool's panel. */
export type ToolProps = { open: boolean; onClose: () => void };
/** A feature's panel that the shell opens over any page with a button in the navbar. */
export type Tool = {
  /** Translation key of its name. */
  key: string;
  icon: string;
  lazy: () => Promise<{ Component: ComponentType<ToolProps> }>;
  /** Shown only to users whose own abilities (not the viewed role's) include this; by default to everyone. */
  needs?: Ability;
};

/** A feature: only data, with lazily loaded code. A shell is a feature that also has layouts and the error screens. */
export type Feature = {
  /** The package's name without `@kado/`, and the namespace of its translations. */
  id: string;
  routes: readonly FeatureRoute[];
  nav?: readonly NavItem[];
  tools?: readonly Tool[];
  /** Components that other features' pages show by name (`FeaturePart`), so that features do not import each other. */
  parts?: Readonly<Record<string, () => Promise<{ Component: ComponentType }>>>;
  /** True if it has translations: the file `{lng}.{id}.json`, fetched with its routes, layouts and parts. */
  locales?: boolean;
  /** Each layout renders its page with react-router's Outlet. */
  layouts?: Partial<Record<Exclude<LayoutName, 'none'>, () => Promise<Screen>>>;
  /** Screens for an unknown address and, in the template, for a page that the user may not open. */
  screens?: {
    notFound: () => Promise<Screen>;
    notAuthorized?: () => Promise<Screen>;
    /** Shown above every page on practice money, error screens included; it is rendered outside the router. */
    practiceRibbon?: () => Promise<{ Component: ComponentType }>;
  };
};

/** Defines a feature, which its package's entry point exports. */
export const defineFeature = (feature: Feature): Feature => feature;

/** Handle of a route that needs a session with this ability. */
export const needs = ({ action, subject }: Ability): Handle => ({ access: { kind: 'needs', action, subject } });

/** Handle of a route that everyone may open. */
export const publicRoute: Handle = { access: { kind: 'public' } };

/** Handle of a route for visitors without a session; a signed-in user is redirected to the home page. */
export const guestOnly: Handle = { access: { kind: 'guest' } };
