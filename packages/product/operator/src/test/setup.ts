import '@kado/ui/testing/setup';

// jsdom has no layout, and so nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;
