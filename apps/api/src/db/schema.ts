export * from './schema/identity.ts';
export * from './schema/money.ts';
export * from './schema/supplier.ts';
export * from './schema/system.ts';
