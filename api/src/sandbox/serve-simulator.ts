import { answer as write } from "../core/http/answer.ts";
import { readJsonBody } from "../core/http/body.ts";
import { type Exchange, type Handler, onlyFor } from "../core/http/exchange.ts";
import { SIMULATOR_PATH } from "../modules/payments/wompi/keys.ts";
import { keyIn, type Simulator } from "./simulator.ts";

/** Serves the simulator at `/sandbox/wompi/v1`, for browsers and other installations; never in production. */
export const serveSimulator = (simulator: Simulator): Handler =>
  onlyFor(isForSimulator, async (exchange) => {
    const { request, response, path, query } = exchange;
    const body = await readJsonBody(request).catch(() => undefined);
    const answer = await simulator.answer({
      method: request.method ?? "GET",
      path: path.slice(SIMULATOR_PATH.length),
      query,
      key: keyIn(request.headers.authorization),
      body,
    });
    if (answer === "silence") {
      await new Promise((gone) => response.on("close", gone).setTimeout(60_000, () => response.destroy()));
      return true;
    }
    response.setHeader("Cache-Control", "no-store");
    if (answer.location) {
      response.writeHead(answer.status, { location: answer.location }).end();
      return true;
    }
    await write(exchange, JSON.stringify(answer.body ?? null), answer.status);
    return true;
  });

const isForSimulator = ({ path }: Exchange): boolean => path.startsWith(`${SIMULATOR_PATH}/`);
