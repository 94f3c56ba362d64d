// A separate module, so that a dynamic import of all schemas does not add them to the chunk of a page that needs only a few.
export * from '@kado/contracts';
