import '@kado/ui/testing/setup';
