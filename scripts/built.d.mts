type Part = "api" | "web";

/** Returns whether a part is missing or older than its sources. */
export function isOld(name: Part): boolean;

/** Builds one part, whether or not it is old; throws an Error with a message for the person who builds. */
export function build(name: Part, leaving?: AbortSignal): Promise<void>;
