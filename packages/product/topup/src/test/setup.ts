import '@kado/feature-kit/testing/setup';
