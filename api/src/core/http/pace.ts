import type { IncomingMessage } from "node:http";
import { Refusal } from "../failure.ts";
import { exchangeOf } from "./exchange.ts";

/**
 * Minimum pace of a request body: bytes that must arrive in each window, and the maximum time until it is
 * complete, in milliseconds.
 */
export interface Pace {
  readonly bytes: number;
  readonly window: number;
  readonly longest: number;
}

/** Default pace: ten pictures of 10 MB from a phone take ten minutes at 180 kB per second. */
const PACE: Pace = { bytes: 16 * 1024, window: 10_000, longest: 600_000 };
/** Number of checks of a body within one window. */
const LOOKS = 10;

const tooSlow = () =>
  new Refusal(
    "BAD_USER_INPUT",
    "El envío llegó demasiado despacio y se detuvo. Revisa tu conexión e inténtalo de nuevo.",
  );
const tooLong = () =>
  new Refusal(
    "BAD_USER_INPUT",
    "El envío no terminó de llegar a tiempo y se detuvo. Envía menos archivos a la vez o usa otra conexión.",
  );

/**
 * Watches a body that is being read, and calls `cut` with a refusal when too little arrives or it takes too
 * long. The connection is closed with the answer, without waiting for the rest of the body.
 */
export function cutSlow(request: IncomingMessage, cut: (why: Refusal) => void, pace = PACE): void {
  // Most bodies arrive with their head, or right after it.
  if (request.complete) return;
  let bytes = 0;
  let looks = 0;
  const seen = [0];
  const count = ({ length }: Buffer) => void (bytes += length);
  const end = () => {
    clearInterval(timer);
    request.off("data", count);
  };
  const look = () => {
    looks += 1;
    seen.push(bytes);
    const late = looks >= (pace.longest / pace.window) * LOOKS;
    const slow = seen.length > LOOKS && bytes - (seen.shift() ?? 0) < pace.bytes;
    if (!late && !slow) return;
    end();
    const { response } = exchangeOf(request);
    if (!response.headersSent) response.setHeader("Connection", "close");
    cut(slow ? tooSlow() : tooLong());
  };
  const timer = setInterval(look, pace.window / LOOKS);
  request.on("data", count);
  for (const over of ["end", "error", "close"]) request.once(over, end);
}
