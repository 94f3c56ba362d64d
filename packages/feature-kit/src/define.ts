import type { ComponentType } from 'react';
import type { Ability } from '@kado/contracts';
import type { AppDispatch } from '@kado/state';

/** Who may open a route: everybody, only people without a session, or those who hold an ability. */
export type Access = { kind: 'public' } | { kind: 'guest' } | ({ kind: 'needs' } & Ability);
/** What a route carries; the menu, the guard and the tests read the right here. */
export type Handle = { access: Access };
/** Fetches what a page at this address shows first. A failure is shown by the page, which makes the same request. */
export type Preload = (dispatch: AppDispatch, address: URL) => Promise<unknown>;
/** A lazily loaded screen: its `Component`, and how to `preload` its data. */
export type Screen = { Component: ComponentType; preload?: Preload };
/** Frames that a shell offers: `app` with menu and header, `flow` for one thing at a time (`app` where the shell has none), `none` for pages that bring their own. */
export type LayoutName = 'app' | 'flow' | 'none';

/** One address of a feature. */
export type FeatureRoute = {
  /** Without a leading slash; '' is the home page. */
  path: string;
  handle: Handle;
  lazy: () => Promise<Screen>;
  /** By default `app` where the route needs an ability, else `none`. */
  layout?: LayoutName;
  /** Key, in the feature's words, of the document's title; by default the page's h1. */
  title?: string;
};

/** One entry of the menu; seen by those who may open the route it leads to. */
export type NavItem = { key: string; to: string; icon: string; section: string; parent?: string };

/** What a tool's panel is told. */
export type ToolProps = { open: boolean; onClose: () => void };
/** A panel that a feature lends to the shell: a button in the navbar opens it over any page. */
export type Tool = {
  /** Its name, in the feature's words. */
  key: string;
  icon: string;
  lazy: () => Promise<{ Component: ComponentType<ToolProps> }>;
  /** Offered to those whose own rights cover this, whomever they look as; to everybody without it. */
  needs?: Ability;
};

/** What a feature is: data only, everything heavy is lazy. A shell is a feature that also brings layouts and the screens of last resort. */
export type Feature = {
  /** The package's name without `@kado/`, and the namespace of its words. */
  id: string;
  routes: readonly FeatureRoute[];
  nav?: readonly NavItem[];
  tools?: readonly Tool[];
  /** Pieces that pages of other features show by name (`FeaturePart`), so that no feature imports another. */
  parts?: Readonly<Record<string, () => Promise<{ Component: ComponentType }>>>;
  /** Names of its parts that a layout shows on every page: fetched together with the layout. */
  preload?: readonly string[];
  /** True when its words lie in a file of their own, fetched with its route (all template features). */
  locales?: boolean;
  /** Each layout shows its page through react-router's Outlet. */
  layouts?: Partial<Record<Exclude<LayoutName, 'none'>, () => Promise<Screen>>>;
  /** Screens for an unknown address and, in the template, for one without the right. */
  screens?: { notFound: () => Promise<Screen>; notAuthorized?: () => Promise<Screen> };
};

/** Describes a feature; the one export of its package. */
export const defineFeature = (feature: Feature): Feature => feature;

/** Handle of a route that asks for a session with this ability. */
export const needs = ({ action, subject }: Ability): Handle => ({ access: { kind: 'needs', action, subject } });

/** Handle of a route that everybody may open. */
export const publicRoute: Handle = { access: { kind: 'public' } };

/** Handle of a route for people without a session; a signed-in person is sent home. */
export const guestOnly: Handle = { access: { kind: 'guest' } };
