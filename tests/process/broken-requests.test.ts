import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RawAnswer, sendRaw } from "../support/raw-http.ts";
import { type Process, start } from "./application.ts";
import { drawing, kinds } from "./broken-requests.ts";
import { aHouse } from "./house.ts";

const COUNT = 500;
const SEED = 20_261_120;

let app: Process;
let authorization: string;
beforeAll(async () => {
  app = await start({ ...(await aHouse()), LOG_LEVEL: "error" });
  const { body } = await app
    .as()
    .rest("POST", "/user/login", { email: "owner@travesia.test", password: "Travesia2026" });
  authorization = `Bearer ${(body as { token: string }).token}`;
});

const spanish = /\b(no|de|es|el|la|se|tu|falta|token|enlace|petición|registro|demasiado)\b/i;

/**
 * Reason for which an answer is no refusal in Spanish JSON; null when it is one. GraphQL says with 200 what
 * it refused of an operation.
 */
function fault({ status, type, text }: RawAnswer): string | null {
  if (!type.includes("json")) return `no JSON: ${status} ${type} ${text.slice(0, 80)}`;
  const { message, error, errors, data } = JSON.parse(text) as {
    message?: string;
    error?: string;
    errors?: { message: string; extensions?: { code?: string } }[];
    data?: unknown;
  };
  const code = error ?? errors?.[0]?.extensions?.code;
  const said = message ?? errors?.[0]?.message ?? "";
  const refused =
    (status >= 400 && status < 500) || (status === 200 && errors !== undefined && (data ?? null) === null);
  if (!refused || !code || /INTERNAL/.test(code))
    return `not refused: ${status} ${code} ${text.slice(0, 200)}`;
  return spanish.test(said) ? null : `not Spanish: ${said}`;
}

describe(`${COUNT} broken requests to one process`, () => {
  it("are all refused in Spanish, none is a defect, and it still answers", async () => {
    const draw = drawing(SEED);
    const names = Object.keys(kinds);
    const faults: string[] = [];
    for (let n = 0; n < COUNT; n += 1) {
      const kind = names[n % names.length]!;
      const request = kinds[kind]!(draw);
      const signedIn = draw.below(2) === 1 && !request.headers?.["Authorization"];
      const headers = { ...request.headers, ...(signedIn && { Authorization: authorization }) };
      const answer = await sendRaw(app.url, { ...request, headers });
      const wrong = request.method === "TRACE" && answer.status === 405 ? null : fault(answer);
      if (wrong)
        faults.push(
          `${kind}: ` +
            `${request.method ?? "POST"} ${request.path.slice(0, 80)} ` +
            `${String(request.body).slice(0, 120)} → ${wrong}`,
        );
    }
    expect(faults).toEqual([]);
    expect((await app.as().gql("{ publicSettings { name } }")).data).toEqual({
      publicSettings: { name: expect.any(String) },
    });
  });
});

// After all of the above: nothing unexpected was logged, and the process leaves in order.
afterAll(async () => {
  const { code, stdout } = await app.kill("SIGTERM");
  expect({ code, logged: stdout.split("\n").filter((line) => line.startsWith("{")) }).toEqual({
    code: 0,
    logged: [],
  });
});
