import type { DianConfig } from "../../../core/config/dian.ts";
import { countedCall } from "../../../core/outgoing/count-calls.ts";
import { traceHeaders } from "../../../core/outgoing/trace.ts";
import type { OutgoingDocument, SendingOutcome, FiscalProvider } from "./provider.ts";

const PATIENCE = 20_000;
const MOST_REASONS = 20;

interface Answer {
  readonly status?: unknown;
  readonly track?: unknown;
  readonly response?: unknown;
  readonly reasons?: unknown;
}

/**
 * Returns a provider that is called by HTTP: `PUT {url}/papers/{code}` with the document as JSON, which
 * makes repeated calls harmless. The response is `{ status: "accepted", track, response }`, where `response`
 * is the DIAN's ApplicationResponse, or `{ status: "rejected", reasons }`.
 */
export function httpProvider({ url, token }: NonNullable<DianConfig["provider"]>): FiscalProvider {
  return {
    async send(document: OutgoingDocument): Promise<SendingOutcome> {
      return countedCall("dian", async () => {
        const answer = await fetch(`${url}/papers/${document.code}`, {
          method: "PUT",
          headers: {
            authorization: `Bearer ${token}`,
            "content-type": "application/json",
            ...traceHeaders(),
          },
          body: JSON.stringify(document),
          signal: AbortSignal.timeout(PATIENCE),
        });
        if (!answer.ok) throw new Error(`El proveedor respondió ${answer.status}`);
        return outcomeOf((await answer.json()) as Answer | null);
      });
    },
  };
}

function outcomeOf(answer: Answer | null): SendingOutcome {
  const { status, track, response, reasons } = answer ?? {};
  if (status === "accepted")
    return {
      status,
      track: String(track ?? ""),
      response: typeof response === "string" && response.trim().startsWith("<") ? response : null,
    };
  if (status === "rejected")
    return { status, reasons: (Array.isArray(reasons) ? reasons : []).slice(0, MOST_REASONS).map(String) };
  throw new Error("El proveedor respondió algo que no se entiende");
}
