import { lazy } from "react";
import { loaded } from "../../../base/routes/late-screen.tsx";

/** Request form, loaded when it is first opened, because most visitors look around first. */
export const LateRequestQuote = lazy(async () => ({
  default: await loaded(async () => (await import("./RequestQuote.tsx")).RequestQuote, "request-quote"),
}));
