// Wanted for its effect alone.
globalThis.harborStartedAt = Date.now();
globalThis.structuredClone ??= (value: unknown) => JSON.parse(JSON.stringify(value));
