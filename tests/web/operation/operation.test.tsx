// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { waitedText } from "../../../web/src/features/operation/operation.texts.ts";
import { UrgentNotices } from "../../../web/src/features/operation/UrgentNotices.tsx";
import { OperationScreen } from "../../../web/src/pages/operation/OperationScreen.tsx";
import { START } from "../../support/calendar.ts";
import { type Answer, aSessionUser, openAt, serverAnswers } from "../../support/web.tsx";

const routes = [
  {
    path: "/panel/operacion",
    guard: "watchOperation",
    layout: "bare",
    screen: async () => OperationScreen,
  },
] as const;
const aMail = {
  __typename: "FailedWork",
  id: "m1",
  kind: "mail",
  title: "Correo",
  subject: "Tu cotización",
  tries: 3,
  since: START.toISOString(),
  nextTryAt: null,
  reason: "connect ECONNREFUSED",
};
const queue = (name: string, title: string, waiting: number, oldestSeconds: number | null) => ({
  __typename: "WaitingQueue",
  name,
  title,
  waiting,
  running: 0,
  oldestSeconds,
});

afterEach(cleanup);

/** The screen before a server on which some mails failed. */
function open(
  address: string,
  queues: object[] | "unread" = [],
  notices: object[] = [],
  checks: () => object[] = () => [],
) {
  const failed = [aMail];
  const seen = serverAnswers({
    Me: { data: { me: { __typename: "User", ...aSessionUser({ role: 7 }) } } },
    OperationOverview: (): Answer => ({
      ...(queues === "unread" && { errors: [{ message: "Algo falló", extensions: { code: "INTERNAL" } }] }),
      data:
        queues === "unread"
          ? null
          : {
              operationState: {
                __typename: "OperationState",
                task: 0,
                mail: failed.length,
                providerEvent: 0,
                unconfirmedPayment: 0,
                export: 0,
                dossier: 0,
                picture: 0,
                waitingMail: 0,
                queues,
              },
            },
    }),
    InstanceNotices: { data: { instanceNotices: notices } },
    SystemHealth: () => ({ data: { systemHealth: checks() } }),
    FailedWorkList: ({ kind }) => {
      const items = kind === "mail" ? [...failed] : [];
      const page = { __typename: "FailedWorkPage", items, total: items.length, totalPages: 1, page: 1 };
      return { data: { failedWork: page } };
    },
    FailedWorkRetry: () => {
      failed.pop();
      return { data: { retryFailedWork: true } };
    },
  });
  openAt(address, routes, "a-token");
  return seen;
}

const aNotice = (key: string, text: string, urgent: boolean) => ({
  __typename: "InstanceNotice",
  key,
  text,
  urgent,
});

describe("what is to be known of the installation", () => {
  it("is listed on the page of the operation, and is not there where there is nothing", async () => {
    open("/panel/operacion", [], [aNotice("mail-held", "Los correos no salen", false)]);
    const list = within(await screen.findByRole("region", { name: "Avisos de esta instalación" }));
    expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Los correos no salen",
    ]);
    cleanup();
    open("/panel/operacion");
    await screen.findByText("Nada espera su turno: todo está al día.");
    expect(screen.queryByText("Avisos de esta instalación")).toBeNull();
  });

  it("are above every screen of the owner when they are a danger, and of nobody else", async () => {
    const answers = (role: number) => ({
      Me: { data: { me: { __typename: "User", ...aSessionUser({ role }) } } },
      InstanceNotices: {
        data: {
          instanceNotices: [
            aNotice("published-password", "Cualquiera puede entrar", true),
            aNotice("mail-held", "Los correos no salen", false),
          ],
        },
      },
    });
    const banner = [
      { path: "/mi-dia", guard: "signedIn", layout: "bare", screen: async () => UrgentNotices },
    ] as const;
    const asked = serverAnswers(answers(5));
    openAt("/mi-dia", banner, "a-token");
    await waitFor(() => expect(asked.some(({ operation }) => operation === "Me")).toBe(true));
    expect(screen.queryByRole("alert")).toBeNull();
    cleanup();
    serverAnswers(answers(7));
    openAt("/mi-dia", banner, "a-token");
    expect((await screen.findByRole("alert")).textContent).toBe("Cualquiera puede entrar");
  });
});

const aCheck = (name: string, label: string, state: string, text: string, todo: string | null = null) => ({
  __typename: "SystemCheck",
  name,
  label,
  state,
  text,
  todo,
});

describe("the health of the installation", () => {
  it("shows its troubles with their remedies, folds healthy parts, and can be checked again", async () => {
    let disk = aCheck("disk", "Disco", "falla", "Quedan 80 MB.", "Libera espacio.");
    open("/panel/operacion?clase=salud", [], [], () => [
      disk,
      aCheck("jobs", "Tareas", "sin_revisar", "Necesita la base de datos."),
      aCheck("mail", "Correo", "bien", "El servidor de correo acepta la cuenta."),
    ]);
    const troubles = within(await screen.findByRole("list", { name: "Salud" }));
    expect(troubles.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Disco. Quedan 80 MB.Libera espacio.",
    ]);
    expect(screen.getByRole("button", { name: "1 Salud", pressed: true })).toBeTruthy();
    const folded = screen.getByRole("button", { name: "1 revisión bien · 1 sin revisar" });
    expect(folded.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(folded);
    expect(folded.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByText(/El servidor de correo acepta la cuenta/)).toBeTruthy();
    disk = aCheck("disk", "Disco", "bien", "Quedan 12 GB.");
    fireEvent.click(screen.getByRole("button", { name: "Revisar de nuevo" }));
    expect(await screen.findByText(/nada de la instalación necesita atención/)).toBeTruthy();
    expect(screen.getByRole("button", { name: "0 Salud" })).toBeTruthy();
  }, 30_000);
});

describe("the operation", () => {
  it("says that all is well where nothing failed and nothing waits", async () => {
    open("/panel/operacion");
    expect(await screen.findByText("Todo va bien: ninguna tarea ha fallado.")).toBeTruthy();
    expect(await screen.findByText("Nada espera su turno: todo está al día.")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "0 Exportaciones" }));
    expect(await screen.findByText("Todo va bien: ninguna exportación ha fallado.")).toBeTruthy();
  }, 30_000);

  it("shows failed jobs with their reason, and removes a job that is tried again", async () => {
    const seen = open("/panel/operacion?clase=mail", [
      queue("mail.deliver", "Correos y SMS", 4, 7_300),
      queue("push.send", "Avisos en el navegador", 0, null),
    ]);
    expect(await screen.findByText("connect ECONNREFUSED")).toBeTruthy();
    expect(screen.getByText("No se intenta más")).toBeTruthy();
    expect(screen.getByRole("button", { name: "1 Correos y SMS", pressed: true })).toBeTruthy();
    expect(screen.getByRole("row", { name: "Correos y SMS 4 0 2 h" })).toBeTruthy();
    expect(screen.queryByText("Avisos en el navegador")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Reintentar: Correo · Tu cotización" }));
    expect(await screen.findByText("Todo va bien: cada correo y cada SMS salió.")).toBeTruthy();
    await waitFor(() =>
      expect(seen.filter(({ operation }) => operation === "FailedWorkRetry")).toMatchObject([
        { variables: { kind: "mail", id: "m1" } },
      ]),
    );
  }, 30_000);

  it("says that what waits could not be read, beside what failed", async () => {
    open("/panel/operacion", "unread");
    expect((await screen.findByRole("alert")).textContent).toContain("Algo falló");
    expect(await screen.findByText("Todo va bien: ninguna tarea ha fallado.")).toBeTruthy();
  }, 30_000);

  it.each([
    [20, "menos de 1 min"],
    [720, "12 min"],
    [3_600, "1 h"],
    [180_000, "2 d"],
  ])("says %d seconds as %s", (seconds, text) => expect(waitedText(seconds)).toBe(text));
});
