export * from './schema/checkout.ts';
export * from './schema/identity.ts';
export * from './schema/money.ts';
export * from './schema/people.ts';
export * from './schema/quotes.ts';
export * from './schema/supplier.ts';
export * from './schema/support.ts';
export * from './schema/system.ts';
