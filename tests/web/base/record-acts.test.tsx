// @vitest-environment happy-dom
import { gql, type TypedDocumentNode } from "@apollo/client";
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { confirming } from "../../../web/src/base/acts/confirming.tsx";
import { recordAct, useRecordActs } from "../../../web/src/base/acts/record-acts.tsx";
import { placedActs, stepActions } from "../../../web/src/base/acts/shown-acts.ts";
import { SettingsContext } from "../../../web/src/base/settings.ts";
import { serverAnswers, showConnected } from "../../support/web.tsx";

afterEach(cleanup);

interface Trip {
  readonly id: string;
  readonly name: string;
  readonly status: string;
}
interface ById {
  readonly id: string;
}

const SEND: TypedDocumentNode<{ readonly send: string }, ById> = gql`
  mutation Send($id: ID!) {
    send(id: $id)
  }
`;
const CANCEL: TypedDocumentNode<{ readonly cancel: string }, ById> = gql`
  mutation Cancel($id: ID!) {
    cancel(id: $id)
  }
`;
const RESUME: TypedDocumentNode<{ readonly resume: string }, ById> = gql`
  mutation Resume($id: ID!) {
    resume(id: $id)
  }
`;

const act = recordAct<Trip, "menu" | "end">();
const acts = {
  send: act({
    label: "Enviar",
    labelAt: (status) => (status === "sent" ? "Enviar de nuevo" : null),
    mutation: SEND,
    done: "Enviado",
    mails: true,
    leadsTo: ({ send }) => `/viajes/${send}`,
    places: ["menu"],
  }),
  open: { label: "Abrir", places: ["menu", "end"] },
  cancel: act({
    label: "Cancelar",
    color: "error",
    mutation: CANCEL,
    done: "Cancelado",
    undo: ({ id }) => ({ mutation: RESUME, variables: { id } }),
    places: ["end"],
    Dialog: confirming(({ name }) => ({ title: "Cancelar viaje", confirm: "Sí", children: name })),
  }),
} as const;

const trip: Trip = { id: "t", name: "Cartagena", status: "draft" };

function Page({
  navigate = () => undefined,
  onOpen = () => undefined,
}: {
  readonly navigate?: (address: string) => void;
  readonly onOpen?: (opened: Trip) => void;
}) {
  const [shown, setShown] = useState(trip);
  const { show, dialog } = useRecordActs(acts, {
    reads: [],
    records: [shown],
    own: { open: onOpen },
    navigate,
  });
  const offered = new Map([
    ["send", null],
    ["open", null],
    ["cancel", null],
  ] as const);
  return (
    <>
      {stepActions(acts, ["send", "open", "cancel"], offered, shown, show).map(({ label, onPress }) => (
        <button key={label} onClick={onPress}>
          {label}
        </button>
      ))}
      <button onClick={() => setShown({ ...trip, name: "Medellín", status: "sent" })}>Cambió</button>
      {dialog}
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the table of the acts of a record", () => {
  it("names the acts of a place in its own order, and has no place of another name", () => {
    expect(placedActs(acts, "end")).toEqual(["open", "cancel"]);
    // @ts-expect-error -- no act has this place
    expect(placedActs(acts, "ende")).toEqual([]);
  });

  it("sends an act without a dialog at once, and leads to the page that follows", async () => {
    const seen = serverAnswers({ Send: { data: { send: "t2" } } });
    const navigate = vi.fn();
    showConnected(<Page navigate={navigate} />);
    press("Enviar");
    expect(await screen.findByText("Enviado")).toBeTruthy();
    expect(seen.map(({ operation, variables }) => [operation, variables])).toEqual([["Send", { id: "t" }]]);
    expect(navigate.mock.calls).toEqual([["/viajes/t2"]]);
  });

  it("keeps a dialog that was opened while an act without a dialog ran", async () => {
    const answered = Promise.withResolvers<{ data: { send: string } }>();
    serverAnswers({ Send: () => answered.promise });
    showConnected(<Page />);
    press("Enviar");
    press("Cancelar");
    answered.resolve({ data: { send: "t" } });
    expect(await screen.findByText("Enviado")).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Cancelar viaje" })).toBeTruthy();
  });

  it("leads nowhere when the server refuses", async () => {
    serverAnswers({ Send: { errors: [{ message: "No", extensions: { code: "CONFLICT" } }], data: null } });
    const navigate = vi.fn();
    showConnected(<Page navigate={navigate} />);
    press("Enviar");
    expect(await screen.findByText("No")).toBeTruthy();
    expect(navigate).not.toHaveBeenCalled();
  });

  it("says of an act that mails a client that the mail waits, while mails do", async () => {
    serverAnswers({ Send: { data: { send: "t" } } });
    showConnected(
      <SettingsContext value={{ agency: { mailsWait: true } } as never}>
        <Page />
      </SettingsContext>,
    );
    press("Enviar");
    expect(await screen.findByText(/El correo queda en espera/)).toBeTruthy();
    expect(screen.queryByText("Enviado")).toBeNull();
  });

  it("offers the opposite of an act, and sends it", async () => {
    const seen = serverAnswers({ Cancel: { data: { cancel: "t" } }, Resume: { data: { resume: "t" } } });
    showConnected(<Page />);
    press("Cancelar");
    press("Sí");
    fireEvent.click(await screen.findByRole("button", { name: "Deshacer" }));
    await waitFor(() => expect(seen.map(({ operation }) => operation)).toEqual(["Cancel", "Resume"]));
    expect(seen[1]?.variables).toEqual({ id: "t" });
  });

  it("leaves to the screen what the screen does itself", () => {
    const onOpen = vi.fn();
    showConnected(<Page onOpen={onOpen} />);
    press("Abrir");
    expect(onOpen).toHaveBeenCalledWith(trip);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("shows a record in its open dialog, and the label of an act, as the record is now", () => {
    showConnected(<Page />);
    press("Cancelar");
    expect(screen.getByRole("dialog").textContent).toContain("Cartagena");
    fireEvent.click(screen.getByText("Cambió"));
    expect(screen.getByRole("dialog").textContent).toContain("Medellín");
    expect(screen.getByText("Enviar de nuevo")).toBeTruthy();
  });
});
