// Preloaded into a test's server: sets its clock, and so that of its embedded database, ahead by KADO_E2E_AHEAD_MS.
const ahead = Number(process.env.KADO_E2E_AHEAD_MS ?? 0);
const Machine = globalThis.Date;

globalThis.Date = class extends Machine {
  constructor(...args) {
    if (args.length === 0) super(Machine.now() + ahead);
    else super(...args);
  }
  static now() {
    return Machine.now() + ahead;
  }
};
