// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useAskedAct } from "../../../web/src/base/records/useAskedAct.ts";
import { dayKinds } from "../../../web/src/features/reports/my-day.kinds.ts";

afterEach(cleanup);

/** Addresses of the rows of Mi día that open a record with one of its acts begun, by the kind of the row. */
const asking = Object.entries(dayKinds)
  .map(([kind, { record }]) => [kind, new URL(record("r", ""), "https://agencia.test")] as const)
  .filter(([, { searchParams }]) => searchParams.has("accion"));

/** Opens the address of a record that offers some acts, as the browser would, and others after a press. */
function open({ pathname, search }: URL, offered: readonly string[], later = offered) {
  const began = vi.fn();
  function Record() {
    const [acts, setActs] = useState(offered);
    const [shown, setShown] = useState<string | null>(null);
    useAskedAct(acts, (act) => {
      began(act);
      setShown(act);
    });
    return (
      <>
        <button onClick={() => setActs(later)}>Leer de nuevo</button>
        {shown && <div role="dialog">{shown}</div>}
      </>
    );
  }
  const router = createMemoryRouter([{ path: "*", element: <Record /> }], {
    initialEntries: ["/before", pathname + search],
  });
  render(<RouterProvider router={router} />);
  return { began, router };
}

describe("a row of Mi día that begins an act", () => {
  it("is that of a contract to send, among others", () => {
    expect(asking.map(([kind]) => kind)).toContain("contracts_to_send");
  });

  it.each(asking)("opens its dialog once and cleans the address: %s", async (_, address) => {
    const act = address.searchParams.get("accion")!;
    address.searchParams.set("tab", "resumen");
    const { began, router } = open(address, [act]);
    expect((await screen.findByRole("dialog")).textContent).toBe(act);
    await waitFor(() => expect(router.state.location.search).toBe("?tab=resumen"));
    // Back leads to where the row was, not to the address that begins the act again.
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe("/before");
    expect(began.mock.calls).toEqual([[act]]);
  });

  it("begins nothing that the record does not offer, until it does", async () => {
    const address = new URL("/contratos/r?accion=send", "https://agencia.test");
    const { began, router } = open(address, [], ["send"]);
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.search).toBe("?accion=send");
    fireEvent.click(screen.getByRole("button", { name: "Leer de nuevo" }));
    await screen.findByRole("dialog");
    expect(began).toHaveBeenCalledOnce();
  });
});
