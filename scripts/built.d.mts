type Part = "api" | "web";

/** Whether a part is missing or older than its sources. */
export function isOld(name: Part): boolean;

/** Builds one part, whether or not it is old; throws an Error with what to tell the person who builds. */
export function build(name: Part, leaving?: AbortSignal): Promise<void>;
