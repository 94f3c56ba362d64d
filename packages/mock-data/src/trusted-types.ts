interface PolicyFactory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

/** Makes the `default` Trusted Types policy, which allows this one script URL only. */
export function allowOnlyScript(script: string): void {
  const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;
  if (!factory || factory.defaultPolicy) return;
  factory.createPolicy('default', {
    createScriptURL: (url) => {
      if (url === script) return url;
      throw new TypeError(`Refused to load ${url}`);
    },
  });
}
