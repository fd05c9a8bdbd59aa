// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { show } from "../../support/web.tsx";
import { contractColumns } from "../../../web/src/features/contracts/contract/contract.columns.tsx";
import { offeredContractActs } from "../../../web/src/features/contracts/contract/contract.offered-acts.ts";
import type { ContractRecordFragment } from "../../../web/src/features/contracts/contract/contracts.generated.ts";
import { UnprintedNames } from "../../../web/src/features/contracts/contract/UnprintedNames.tsx";

afterEach(cleanup);

const manager = { id: 3, role: 5 };
const named = (printedNames: string, status: ContractRecordFragment["status"] = "draft") =>
  ({ id: "c", status, clienteId: null, quote: { id: "q" }, printedNames }) as ContractRecordFragment;
const MARK = "Por corregir";
const CHINESE = "Bruce 李小龍";
const SENTENCE = /^No podemos imprimir «李小龍». Escribe el nombre como en el documento\./;

describe("a contract with a name that no document prints", () => {
  const opened = (contract: ContractRecordFragment) => {
    const pressed = vi.fn();
    const acts = offeredContractActs(manager, contract);
    show(<UnprintedNames contract={contract} acts={acts} onAct={pressed} />);
    return { acts, pressed };
  };

  it("says so in words on its page, and leads to where it is corrected", () => {
    const { acts, pressed } = opened(named(CHINESE));
    expect([screen.queryByText(MARK), screen.queryByText(SENTENCE)]).not.toContain(null);
    expect(acts.get("send")).toMatch(SENTENCE);
    fireEvent.click(screen.getByRole("button", { name: "Editar contrato" }));
    expect(pressed).toHaveBeenCalledExactlyOnceWith("edit");
    expect(screen.getByRole("link", { name: "Ver viajeros" }).getAttribute("href")).toBe(
      "/contratos/c?pestana=viajeros",
    );
  });

  it.each([
    ["that all is printed of", named("Nguyễn Łukasz Čeněk")],
    ["that is signed", named(CHINESE, "signed")],
  ])("shows no mark on one %s", (_, contract) => {
    expect(opened(contract).acts.get("send") ?? null).toBeNull();
    expect(screen.queryByText(MARK)).toBeNull();
  });

  it("has its mark in the list", () => {
    const status = contractColumns.find(({ key }) => key === "status")!;
    show(<>{status.cell(named(CHINESE))}</>);
    expect(screen.queryByText(MARK)).not.toBeNull();
  });
});
