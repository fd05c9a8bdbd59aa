import { Counter } from "prom-client";

/** External service that the product calls. */
type Service = "wompi" | "dian" | "smtp" | "sms" | "push" | "webhook";

/** Counter of this process's calls to external services, by service and outcome. */
export const outgoingCalls = new Counter({
  name: "travesia_outgoing_calls_total",
  help: "Calls to the services of others, by how they ended",
  labelNames: ["service", "outcome"] as const,
  registers: [],
});

/** Calls a service, and counts the call as `answered` or, when it throws, as `failed`. */
export async function countedCall<T>(service: Service, call: () => Promise<T>): Promise<T> {
  try {
    const answer = await call();
    outgoingCalls.inc({ service, outcome: "answered" });
    return answer;
  } catch (error) {
    outgoingCalls.inc({ service, outcome: "failed" });
    throw error;
  }
}
