import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";

/**
 * A trace that another service started (W3C Trace Context): its id, and the flags that are passed on with it.
 */
export interface Trace {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly flags: string;
}

/** Maximum length of a header that is parsed. */
const LONGEST = 512;
const HEADER = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;
const traces = new AsyncLocalStorage<Trace>();

/** Returns the trace of a `traceparent` header; null when it is invalid. */
export function traceOf(header: string | readonly string[] | undefined): Trace | null {
  if (typeof header !== "string" || header.length > LONGEST) return null;
  const [, version = "", id = "", parent = "", flags = "", more] = HEADER.exec(header) ?? [];
  const isKnown = version === "00" ? more === undefined : version !== "" && version !== "ff";
  return isKnown && /[1-9a-f]/.test(id) && /[1-9a-f]/.test(parent) ? { id, flags } : null;
}

/**
 * Runs code within a trace: the trace id is in every log line, and is passed on in calls to other services.
 */
export const withinTrace = <T>(trace: Trace | null, work: () => T): T =>
  trace ? traces.run(trace, work) : work();

/** Returns the trace within which this code runs; undefined when there is none. */
export const presentTrace = (): Trace | undefined => traces.getStore();

/**
 * Returns the header with which a call to another service continues the current trace; empty without a trace.
 */
export function traceHeaders(): { readonly traceparent?: string } {
  const trace = presentTrace();
  return trace ? { traceparent: headerOf(trace) } : {};
}

/** Returns the `traceparent` header for a call of ours within a trace. */
const headerOf = ({ id, flags }: Trace): string => `00-${id}-${randomBytes(8).toString("hex")}-${flags}`;
