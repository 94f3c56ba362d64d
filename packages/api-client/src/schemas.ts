// A module of its own, so that loading all schemas later does not put them into the chunk of a page that needs a few.
export * from '@kado/contracts';
