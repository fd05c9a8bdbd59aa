import perf from "node:perf_hooks";
import { expect, it, vi } from "vitest";
import { takeConsole } from "../../../api/src/core/log/console.ts";
import { openLog, requestLog } from "../../../api/src/core/log/log.ts";
import { Metrics } from "../../../api/src/core/log/metrics.ts";

const written = (write: (log: ReturnType<typeof openLog>) => void): Record<string, unknown> => {
  const lines: string[] = [];
  write(openLog("info", { write: (line: string) => void lines.push(line) }));
  return JSON.parse(lines.join("")) as Record<string, unknown>;
};

it("every line of a request carries its id", () => {
  expect(written((log) => requestLog(log, "req-1").info("listo"))).toMatchObject({
    requestId: "req-1",
    level: "info",
    msg: "listo",
  });
});

it("says when in UTC", () => {
  expect(written((log) => log.info("listo"))["time"]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
});

it("a line end in text that a person sent begins no line", () => {
  const sent = `a\n{"level":"info","msg":"forged"}\r\nb`;
  // JSON.parse of the whole: there is one line.
  expect(written((log) => log.info({ path: sent }, sent))).toMatchObject({ path: sent, msg: sent });
});

it("passwords, tokens and personal data are hidden by their names, at every depth", () => {
  const entry = written((log) =>
    log.info({
      user: { id: 7, email: "a@b.co", numeroDocumento: "1020304050" },
      headers: { authorization: "Bearer x" },
      currentPassword: "s",
    }),
  );
  expect(entry).toMatchObject({
    user: { id: 7, email: "[oculto]", numeroDocumento: "[oculto]" },
    headers: { authorization: "[oculto]" },
    currentPassword: "[oculto]",
  });
});

it("what slips into a text is hidden by its form", () => {
  const { msg } = written((log) =>
    log.warn("ana@travesia.test abrió /q?token=abc123 con Bearer eyJh.eyJi.c y cédula 1020304050"),
  );
  expect(msg).toBe("[correo] abrió /q?token=[oculto] con Bearer [oculto] y cédula [número]");
});

it("an error keeps its message and stack, without what it says about people", () => {
  const entry = written((log) => log.error({ err: new Error("no llegó a ana@travesia.test") }));
  expect(entry["err"]).toMatchObject({ type: "Error", message: "no llegó a [correo]" });
});

it("an error logged alone hides as much in its line's text", () => {
  expect(written((log) => log.error(new Error("no llegó a ana@travesia.test")))).toMatchObject({
    msg: "no llegó a [correo]",
    err: { type: "Error" },
  });
});

it("what a library prints by the console is a line of the log, without secrets", () => {
  const entry = written((log) => {
    const console: Partial<Console> = {};
    takeConsole(log, console);
    console.trace?.("never written: a trace is debug");
    console.warn?.("retrying with %s", "Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl");
  });
  expect(entry).toMatchObject({ level: "warn" });
  expect(String(entry["msg"])).toMatch(/^console: retrying with /);
  expect(String(entry["msg"])).not.toContain("eyJ");
});

it("the figures of the process are gathered once, and reported by each application in it", async () => {
  const first = new Metrics();
  const gathering = vi.spyOn(perf, "monitorEventLoopDelay");
  const second = new Metrics();
  second.limited.inc();
  expect(gathering).not.toHaveBeenCalled();
  gathering.mockRestore();
  for (const metrics of [first, second])
    expect(await metrics.text()).toMatch(/^nodejs_eventloop_lag_seconds/m);
  expect(await first.text()).toMatch(/^travesia_rate_limited_total 0$/m);
  expect(await second.text()).toMatch(/^travesia_rate_limited_total 1$/m);
});
